import { IconButton } from '@flint/shared/ui/icon-button';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { MessagesSquare } from 'lucide-react';
import { ConversationMenu } from './list/conversation-menu';
import styles from './spark.module.css';
import type { Talk } from './talk/talk-atom';

interface SparkHeadProps {
  talk: Talk;
  /** Opens the list where it is hidden. */
  onList: () => void;
}

/** Header of the open conversation, with its menu. */
export function SparkHead({ talk: { conversation }, onList }: SparkHeadProps) {
  return (
    <header className={styles.head}>
      <IconButton className={styles.lister} icon={MessagesSquare} label="Conversations" onClick={onList} />
      <h1 className={clsx(text.h, text.clip)}>
        {conversation ? (
          <>
            <span className="sr">Spark: </span>
            {conversation.title}
          </>
        ) : (
          'Spark'
        )}
      </h1>
      <div className={styles.tools}>{conversation && <ConversationMenu conversation={conversation} />}</div>
    </header>
  );
}
