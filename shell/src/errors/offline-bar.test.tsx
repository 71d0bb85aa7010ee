import { emit } from '@flint/shared/api/bus';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfflineBar } from './offline-bar';

const noAnswer = { callId: 'me', status: undefined, message: 'Failed to fetch' };

test('a server that does not answer shows a bar with Retry', async () => {
  render(<OfflineBar />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => emit('networkError', noAnswer));
  expect(screen.getByRole('status')).toHaveTextContent('Flint cannot be reached.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument();
});

test('the bar disappears with the next answer', () => {
  render(<OfflineBar />);
  act(() => emit('networkError', noAnswer));
  act(() => emit('networkRestored', null));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a device without network shows the bar until it is online', () => {
  render(<OfflineBar />);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
