import type { ListedConversation } from '@flint/shared/contracts/conversations';
import { getHref } from '@flint/shared/contracts/routes';
import { Link } from 'react-router-dom';
import { ConversationMenu } from './conversation-menu';
import styles from './list.module.css';
import { Snippet } from './snippet';

interface ConversationRowProps {
  conversation: ListedConversation;
  isOpen: boolean;
  onChoose: (() => void) | undefined;
}

/** A conversation in the list: its link and its menu. */
export function ConversationRow({ conversation, isOpen, onChoose }: ConversationRowProps) {
  const { id, title, snippet } = conversation;
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <Link
        to={getHref('viewspark', { c: id })}
        aria-current={isOpen ? 'page' : undefined}
        className={styles.way}
        {...(onChoose && { onClick: onChoose })}
      >
        <span className={styles.title} title={title}>
          {title}
        </span>
        {snippet && (
          <small className={styles.snippet}>
            <Snippet text={snippet} />
          </small>
        )}
      </Link>
      <ConversationMenu conversation={conversation} />
    </li>
  );
}
