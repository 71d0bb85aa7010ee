import { toMessage } from '@flint/shared/api/message';
import { COLLECTION_NAME_MAX } from '@flint/shared/contracts/library';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { Field } from '@flint/shared/ui/field';
import { TextInput } from '@flint/shared/ui/text-input';
import { type FormEvent, useId, useState } from 'react';
import styles from './collections.module.css';

interface NameDialogProps {
  title: string;
  description?: string;
  verb: string;
  /** The name as it is. */
  name?: string;
  /** Does it; what it throws is said under the field, and the name stays typed. */
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a collection. */
export function NameDialog({ title, description, verb, name = '', onSubmit, onClose }: NameDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    const fault = faultOf(wanted);
    setError(fault);
    if (fault || busy) return;
    setBusy(true);
    try {
      await onSubmit(wanted);
      onClose();
    } catch (failure) {
      setError(toMessage(failure));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="ink" busy={busy} busyLabel="Saving">
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <Field label="Name" error={error} counter={{ value: typed.trim().length, max: COLLECTION_NAME_MAX }}>
          <TextInput autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

function faultOf(name: string): string | null {
  if (name === '') return 'Give the collection a name.';
  return name.length > COLLECTION_NAME_MAX ? `A name has at most ${COLLECTION_NAME_MAX} characters.` : null;
}
