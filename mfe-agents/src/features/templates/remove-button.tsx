import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { deleteTemplate, type Template } from '@flint/shared/contracts/templates';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Deletes an own template after a confirmation. */
export function RemoveButton({ id, name }: Pick<Template, 'id' | 'name'>) {
  const safe = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const remove = async () => {
    setBusy(true);
    try {
      await request(deleteTemplate, { params: { id } });
      navigate('/templates');
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
        description="Its jobs and what they made stay. This cannot be undone."
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
