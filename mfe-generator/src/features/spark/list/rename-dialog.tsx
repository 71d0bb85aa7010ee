import { toMessage } from '@flint/shared/api/message';
import { type Conversation, TITLE_MAX } from '@flint/shared/contracts/conversations';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { Field } from '@flint/shared/ui/field';
import { TextInput } from '@flint/shared/ui/text-input';
import { type FormEvent, useId, useState } from 'react';

interface RenameDialogProps {
  conversation: Conversation;
  /** Does it; what it throws is said under the field, and the name stays typed. */
  onRename: (title: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for another name of a conversation. */
export function RenameDialog({ conversation, onRename, onClose }: RenameDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(conversation.title);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const title = typed.trim();
    if (busy) return;
    if (title === '') return setError('Give the conversation a name.');
    if (title.length > TITLE_MAX) return setError(`A name has at most ${TITLE_MAX} characters.`);
    setBusy(true);
    try {
      await onRename(title);
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
      title="Rename this conversation?"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="ink" busy={busy} busyLabel="Saving">
            Rename
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field label="Name" error={error} counter={{ value: typed.trim().length, max: TITLE_MAX }}>
          <TextInput autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
