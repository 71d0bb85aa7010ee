import { emit } from '@flint/shared/api/bus';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Announcements } from './announcements';

const failure = (status: number, message: string) => ({ callId: 'c', status, message });

// Loads the lazy chunk in advance: the first load is slow here.
beforeAll(() => import('./toaster'));

test('finished actions are announced, also those from before the toaster was loaded', async () => {
  render(<Announcements />);
  act(() => {
    emit('toast', { text: 'Address verified. 25 credits added.' });
    emit('toast', { text: 'Saved 14:05' });
  });
  expect(await screen.findByText('Address verified. 25 credits added.')).toBeInTheDocument();
  expect(screen.getByText('Saved 14:05')).toBeInTheDocument();
});

test('server failures and missing rights are announced; other refusals are shown where they occur', async () => {
  render(<Announcements />);
  act(() => {
    emit('notFoundError', failure(404, 'No such run.'));
    emit('authError', failure(401, 'Sign in first.'));
    emit('forbiddenError', failure(403, 'Only staff may do this.'));
    emit('serverError', failure(500, 'Something broke here.'));
  });
  expect(await screen.findByText('Something broke here.')).toBeInTheDocument();
  expect(screen.getByText('Only staff may do this.')).toBeInTheDocument();
  expect(screen.queryByText('No such run.')).toBeNull();
  expect(screen.queryByText('Sign in first.')).toBeNull();
});

test('an action that can be undone has an Undo button', async () => {
  const undo = jest.fn();
  render(<Announcements />);
  act(() => emit('toast', { text: 'Deleted.', undo }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
});
