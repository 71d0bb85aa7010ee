import { endPreview, fetchPreviews } from '@flint/shared/api/releases';
import type { Preview, RemoteSteering } from '@flint/shared/contracts/releases';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewsCard } from './previews-card';

jest.mock('@flint/shared/api/releases');
const read = jest.mocked(fetchPreviews);

const preview: Preview = {
  ...{
    id: 'p1',
    remote: 'mfe-billing',
    environment: 'staging',
    branch: 'prices',
    version: '1.2.0',
    revision: 'abcdef0123',
  },
  ...{ who: 'maya@example.com', createdAt: '2026-01-02T10:00:00.000Z', expiresAt: '2026-01-09T10:00:00.000Z' },
  ...{ address: 'https://flint.test/preview/p1', link: 'https://flint.test/preview/p1?signature=x' },
};

test('live previews are listed; the link is copied, and a deleted one leaves the list', async () => {
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  read.mockResolvedValueOnce([preview]).mockResolvedValue([]);
  jest.mocked(endPreview).mockResolvedValue({} as RemoteSteering);
  render(<PreviewsCard environment="staging" />);
  expect(await screen.findByRole('link', { name: 'prices' })).toHaveAttribute('href', preview.address);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /prices mfe-billing 1\.2\.0until 9 Jan.* · made 2 Jan.* by maya@example\.com · revision abcdef01/,
  );
  await user.click(screen.getByRole('button', { name: 'Copy signed link to mfe-billing of prices' }));
  expect(copy).toHaveBeenCalledWith(preview.link);

  await user.click(screen.getByRole('button', { name: 'Delete the preview mfe-billing of prices' }));
  await user.type(screen.getByRole('textbox', { name: 'Why' }), 'merged');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(endPreview).toHaveBeenCalledWith({ environment: 'staging', remote: 'mfe-billing', id: 'p1', why: 'merged' });
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(await screen.findByText(/^None\./)).toBeVisible();
});

test('a failure is shown, and Refresh reads again', async () => {
  read.mockRejectedValueOnce(new Error('No.')).mockResolvedValue([]);
  render(<PreviewsCard environment="production" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The previews could not be read.');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the previews' }));
  expect(await screen.findByText(/^None\./)).toBeVisible();
});
