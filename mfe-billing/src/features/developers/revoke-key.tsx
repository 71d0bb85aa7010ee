import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type ApiKey, revokeApiKey } from '@flint/shared/contracts/api-keys';
import { invalidate } from '@flint/shared/state/resources';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { Note } from '@flint/shared/ui/note';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { KEYS } from './keys';

/** Ends a key after a confirmation. */
export function RevokeKey({ of: { id, name } }: { of: ApiKey }) {
  const store = useStore();
  const safe = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const revoke = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await request(revokeApiKey, { params: { id } });
      setOpen(false);
      invalidate(store, KEYS.key);
    } catch (error) {
      setFailure(toMessage(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="sm" variant="line" aria-label={`Revoke ${name}`} onClick={() => setOpen(true)}>
        Revoke
      </Button>
      <Dialog
        open={open}
        alert
        onOpenChange={setOpen}
        title={`Revoke “${name}”?`}
        description="Its program is refused from the next call on, and runs of agents that it started stop before they spend more. This cannot be undone."
        initialFocus={safe}
        actions={
          <>
            <Button ref={safe} onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="bad" busy={busy} onClick={() => void revoke()}>
              Revoke
            </Button>
          </>
        }
      >
        {failure !== null && (
          <Note tone="bad" role="alert" title={failure}>
            The key still works.
          </Note>
        )}
      </Dialog>
    </>
  );
}
