import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { IconButton } from '@flint/shared/ui/icon-button';
import { useAtom, useAtomValue } from 'jotai';
import { GitFork, Pencil } from 'lucide-react';
import { focusComposer } from '../composer/focus-composer';
import { BranchArrows } from './branch-arrows';
import { EditForm } from './edit-form';
import { editedAtom } from './edited-atom';
import styles from './message.module.css';
import type { TalkRow } from './rows';
import { SentFiles } from './sent-files';
import type { TalkActs } from './talk-acts';
import { writingAtom } from './talk-atom';

interface QuestionProps {
  row: TalkRow;
  acts: TalkActs;
}

/** A message of the user, in a bubble. */
export function Question({ row: { first }, acts }: QuestionProps) {
  const [edited, setEdited] = useAtom(editedAtom);
  const close = () => {
    setEdited(null);
    focusComposer();
  };
  return (
    <article className={styles.mine} aria-label="You">
      <SentFiles attachments={first.attachments} />
      {edited === first.id ? (
        <EditForm message={first} onEdit={acts.onEdit} onClose={close} />
      ) : (
        <>
          <p className={styles.bubble}>{first.content}</p>
          <Tools message={first} acts={acts} onEdit={() => setEdited(first.id)} />
        </>
      )}
    </article>
  );
}

function Tools({ message, acts, onEdit }: { message: SparkMessage; acts: TalkActs; onEdit: () => void }) {
  const isWriting = useAtomValue(writingAtom);
  return (
    <div className={styles.tools}>
      <BranchArrows message={message} what="version" onShow={acts.onShow} />
      <CopyButton what="message" text={message.content} />
      <IconButton size="sm" icon={Pencil} label="Edit and ask again" disabled={isWriting} onClick={onEdit} />
      <IconButton size="sm" icon={GitFork} label="Fork from here" onClick={() => acts.onFork(message.id)} />
    </div>
  );
}
