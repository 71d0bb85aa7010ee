import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface RemoveButtonProps {
  readonly name: string;
  /** What stays, in a sentence. */
  readonly stays: string;
  readonly remove: () => Promise<unknown>;
  /** Where it leads afterwards. */
  readonly next: string;
}

/** Deletes an own template or agent after a confirmation. */
export function RemoveButton({ name, stays, remove: send, next }: RemoveButtonProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const remove = async () => {
    setBusy(true);
    try {
      await send();
      navigate(next);
    } catch (error) {
      emit('toast', { text: toMessage(error) });
    }
    setBusy(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog
        open={open}
        alert
        onOpenChange={setOpen}
        title={`Delete “${name}” for good?`}
        description={`${stays} This cannot be undone.`}
        initialFocus={safe}
        actions={
          <>
            <Button ref={safe} onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="bad" busy={busy} onClick={() => void remove()}>
              Delete for good
            </Button>
          </>
        }
      />
    </>
  );
}
