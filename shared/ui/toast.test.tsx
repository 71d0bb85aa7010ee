import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { TOAST_MS, ToastRegion, useToasts } from './toast';

const undo = jest.fn();

function Mover() {
  const toasts = useToasts();
  return <Button onClick={() => toasts.show({ text: 'Moved to “Still life”', undo })}>Move</Button>;
}

async function setup() {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <ToastRegion>
      <Mover />
    </ToastRegion>,
  );
  await user.click(screen.getByRole('button', { name: 'Move' }));
  return user;
}

async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

beforeEach(() => undo.mockClear());
afterEach(() => jest.useRealTimers());

test('a toast disappears after six seconds', async () => {
  await setup();
  expect(screen.getByText('Moved to “Still life”')).toBeInTheDocument();
  await pass(TOAST_MS - 500);
  expect(screen.getByText('Moved to “Still life”')).toBeInTheDocument();
  await pass(1000);
  expect(screen.queryByText('Moved to “Still life”')).not.toBeInTheDocument();
});

test('Dismiss, which Tab reaches, is there for a screen reader before the focus is on it', async () => {
  const user = await setup();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await pass(500);
  expect(screen.queryByText('Moved to “Still life”')).not.toBeInTheDocument();
});

test('a toast stays while the pointer is on it', async () => {
  const user = await setup();
  await user.hover(screen.getByText('Moved to “Still life”'));
  await pass(TOAST_MS * 3);
  expect(screen.getByText('Moved to “Still life”')).toBeInTheDocument();
  await user.unhover(screen.getByText('Moved to “Still life”'));
  await pass(TOAST_MS + 500);
  expect(screen.queryByText('Moved to “Still life”')).not.toBeInTheDocument();
});

test('Undo reverts the action once and closes the toast', async () => {
  const user = await setup();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await pass(500);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Moved to “Still life”')).not.toBeInTheDocument();
});
