import { toMessage } from '@flint/shared/api/message';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { Note } from '@flint/shared/ui/note';
import { useRef, useState } from 'react';

interface ConfirmedButtonProps {
  readonly label: string;
  /** Tells apart buttons with one label. */
  readonly of: string;
  readonly question: string;
  readonly consequence: string;
  /** @throws errors that are shown in the dialog */
  readonly act: () => Promise<void>;
}

/** A press that asks before it acts. */
export function ConfirmedButton({ label, of, question, consequence, act }: ConfirmedButtonProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
      setOpen(false);
    } catch (error) {
      setFailure(toMessage(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="sm" aria-label={`${label}: ${of}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        alert
        onOpenChange={setOpen}
        title={question}
        description={consequence}
        initialFocus={safe}
        actions={
          <>
            <Button ref={safe} onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="bad" busy={busy} onClick={() => void press()}>
              {label}
            </Button>
          </>
        }
      >
        {failure !== null && <Note tone="bad" role="alert" title={failure} />}
      </Dialog>
    </>
  );
}
