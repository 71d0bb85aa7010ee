import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

function Board({ alert = false }: { alert?: boolean }) {
  const [open, setOpen] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        alert={alert}
        title="Delete “Desert week”?"
        description="Its 48 pieces stay in your library."
        initialFocus={safe}
        actions={
          <>
            <Button ref={safe} onClick={() => setOpen(false)}>
              Keep board
            </Button>
            <Button variant="bad">Delete board</Button>
          </>
        }
      />
    </>
  );
}

test('the focus starts on the safe answer and returns to the opener', async () => {
  const user = userEvent.setup();
  render(<Board />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Desert week”?' });
  expect(dialog).toHaveAccessibleDescription('Its 48 pieces stay in your library.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep board' })).toHaveFocus());

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
});

test('an alert can only be closed by its answers', async () => {
  const user = userEvent.setup();
  render(<Board alert />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog');
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep board' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
