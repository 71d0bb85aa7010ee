import { toMessage } from '@flint/shared/api/message';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { Note } from '@flint/shared/ui/note';
import { useRef, useState } from 'react';

interface EndAccessProps {
  readonly name: string;
  /** What is done: the words of the button. */
  readonly verb: string;
  /** What follows from it. */
  readonly description: string;
  /** What is still so when it failed. */
  readonly otherwise: string;
  /** Ends it. @throws errors that are shown */
  readonly onEnd: () => Promise<void>;
}

/** Ends what a program may do, after a confirmation. */
export function EndAccess({ name, verb, description, otherwise, onEnd }: EndAccessProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const end = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onEnd();
      setOpen(false);
    } catch (error) {
      setFailure(toMessage(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="sm" variant="line" aria-label={`${verb} ${name}`} onClick={() => setOpen(true)}>
        {verb}
      </Button>
      <Dialog
        open={open}
        alert
        onOpenChange={setOpen}
        title={`${verb} “${name}”?`}
        description={description}
        initialFocus={safe}
        actions={
          <>
            <Button ref={safe} onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="bad" busy={busy} onClick={() => void end()}>
              {verb}
            </Button>
          </>
        }
      >
        {failure !== null && (
          <Note tone="bad" role="alert" title={failure}>
            {otherwise}
          </Note>
        )}
      </Dialog>
    </>
  );
}
