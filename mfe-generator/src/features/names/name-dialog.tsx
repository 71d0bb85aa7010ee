import { toMessage } from '@flint/shared/api/message';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { Field } from '@flint/shared/ui/field';
import { TextInput } from '@flint/shared/ui/text-input';
import { useSubmit } from '@flint/shared/ui/use-submit';
import { useId, useState } from 'react';

interface NameDialogProps {
  /** The named thing, as the page calls it. */
  of: 'collection' | 'conversation';
  /** Character limit. */
  max: number;
  title: string;
  description?: string;
  verb: string;
  /** The current name. */
  name?: string;
  /** Saves the name; an error is shown under the field, and the name stays typed. */
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
}

/** A dialog for the name of a collection or conversation. */
export function NameDialog({ of, max, title, description, verb, name = '', onSubmit, onClose }: NameDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  const { props, busy, failure, shown } = useSubmit<'name'>({
    faults: { name: faultOf(wanted, of, max) },
    async send() {
      await onSubmit(wanted);
      onClose();
    },
  });
  const error = shown.name ?? (failure === null ? undefined : toMessage(failure));

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
      <form id={form} {...props}>
        <Field label="Name" error={error} counter={{ value: typed.trim().length, max }}>
          <TextInput autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

function faultOf(name: string, of: NameDialogProps['of'], max: number): string | undefined {
  if (name === '') return `Give the ${of} a name.`;
  return name.length > max ? `A name has at most ${max} characters.` : undefined;
}
