import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import {
  type Conversation,
  shareConversation,
  sharedPath,
  unshareConversation,
} from '@flint/shared/contracts/conversations';
import { Button } from '@flint/shared/ui/button';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { Dialog } from '@flint/shared/ui/dialog';
import { Field } from '@flint/shared/ui/field';
import { Note } from '@flint/shared/ui/note';
import { TextInput } from '@flint/shared/ui/text-input';
import { useState } from 'react';
import styles from './sharing.module.css';

interface ShareDialogProps {
  conversation: Conversation;
  onChange: (conversation: Conversation) => void;
  onClose: () => void;
}

/** Manages the public link to a snapshot of the conversation; a revoked link never works again. */
export function ShareDialog({ conversation, onChange, onClose }: ShareDialogProps) {
  const [token, setToken] = useState(conversation.shareToken);
  const [said, setSaid] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const press = async (call: typeof shareConversation | typeof unshareConversation, words: string) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const answer = await request(call, { params: { id: conversation.id } });
      setToken(answer.conversation.shareToken);
      setSaid(words);
      onChange(answer.conversation);
    } catch (failure) {
      setError(toMessage(failure));
    }
    setBusy(false);
  };
  const share = () => press(shareConversation, 'The link shows the conversation as it is now.');
  const revoke = () => press(unshareConversation, 'The link is taken back.');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Share by link"
      description="Whoever has the link reads the words as they are now, and the names of files: nothing of you, no files, no cards. What is said later is not shown before you share again."
      actions={
        token === null ? (
          <Button variant="ink" busy={busy} onClick={share}>
            Make a link
          </Button>
        ) : (
          <>
            <Button variant="bad" busy={busy} onClick={revoke}>
              Take the link back
            </Button>
            <Button variant="line" busy={busy} onClick={share}>
              Show what was said since
            </Button>
          </>
        )
      }
    >
      {token !== null && <Way address={new URL(sharedPath(token), location.origin).href} />}
      {error && <Note tone="bad" role="alert" title={error} />}
      <p className={styles.said} role="status">
        {said}
      </p>
    </Dialog>
  );
}

function Way({ address }: { address: string }) {
  return (
    <div className={styles.way}>
      <Field label="Link">
        <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <CopyButton what="link" text={address} />
    </div>
  );
}
