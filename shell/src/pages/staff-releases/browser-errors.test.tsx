import { ApiError } from '@flint/shared/api/api-error';
import * as api from '@flint/shared/api/releases';
import type { BrowserErrorGroup } from '@flint/shared/contracts/browser-errors';
import { aRelease } from '@flint/shared/testing/a-release';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureRemotes } from '../../registry/remotes';
import { BrowserErrors } from './browser-errors';

jest.mock('@flint/shared/api/releases');
const read = jest.mocked(api.fetchBrowserErrors);

const aGroup = (more: Partial<BrowserErrorGroup>): BrowserErrorGroup => ({
  ...{ id: crypto.randomUUID(), source: 'mfe-billing', version: '1.0.0', kind: 'render', name: 'TypeError' },
  ...{ message: 'no price', stack: 'at sum (a.js:1:2)', page: 'credits', action: null, requestId: null, count: 1 },
  ...{ firstSeen: '2026-01-02T10:00:00.000Z', lastSeen: '2026-01-03T10:00:00.000Z' },
  ...more,
});
const listOf = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');

test('the empty state says that there are no errors', async () => {
  read.mockResolvedValue([]);
  render(<BrowserErrors environment="production" />);
  expect(await screen.findByText('No page has reported an error.')).toBeVisible();
  expect(read).toHaveBeenCalledWith({ environment: 'production', first: 50 }, expect.anything());
});

test('errors are grouped by source and version, the most frequent first, each with its stack when opened', async () => {
  read.mockResolvedValue([
    aGroup({ message: 'seldom', count: 1 }),
    aGroup({ message: 'often', count: 1_200, kind: 'call', action: 'getRun', requestId: 'r-1' }),
    aGroup({ source: 'shell', version: '1a2b3c4d', stack: '' }),
  ]);
  render(<BrowserErrors environment="production" />);
  const rows = await listOf('Errors of mfe-billing 1.0.0');
  expect(rows.map((row) => /often|seldom/.exec(row.textContent ?? '')?.[0])).toEqual(['often', 'seldom']);
  expect(screen.getByText('1,201 errors')).toBeVisible();
  expect(rows[0]).toHaveTextContent('1,200 times');
  expect(rows[1]).toHaveTextContent('once');
  await userEvent.click(screen.getByText('often'));
  expect(rows[0]).toHaveTextContent('Failed call · page credits · action getRun');
  expect(rows[0]).toHaveTextContent('request r-1');
  expect(within(rows[0]!).getByRole('region', { name: 'Stack of TypeError' })).toHaveTextContent('at sum (a.js:1:2)');
  expect((await listOf('Errors of shell 1a2b3c4d'))[0]).toHaveTextContent('The browser gave no stack.');
});

test('a declared page is named by its title', async () => {
  const page = { path: '/guides/:id', guard: {}, frame: 'public', session: false, title: 'A guide' } as const;
  configureRemotes([aRelease('mfe-billing', { routes: [page] })]);
  read.mockResolvedValue([aGroup({ page: '/guides/:id' }), aGroup({ page: '/of-another-plan' })]);
  render(<BrowserErrors environment="production" />);
  const [known, unknown] = await listOf('Errors of mfe-billing 1.0.0');
  expect(known).toHaveTextContent('page A guide (/guides/:id)');
  expect(unknown).toHaveTextContent('page /of-another-plan ·');
});

test('a failure shows an error, and Refresh reads again', async () => {
  read.mockRejectedValueOnce(new ApiError('browserErrors', 'No.', { status: 403 }));
  render(<BrowserErrors environment="production" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Browser errors could not be read.');
  read.mockResolvedValue([aGroup({})]);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await listOf('Errors of mfe-billing 1.0.0')).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
