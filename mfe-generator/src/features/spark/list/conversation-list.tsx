import { getHref } from '@flint/shared/contracts/routes';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { useAtomValue, useStore } from 'jotai';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { ConversationRow } from './conversation-row';
import { type Group, groupsOf } from './groups';
import styles from './list.module.css';
import { listAtom } from './list-atom';
import { loadList, loadMore } from './load-list';
import { SearchField } from './search-field';

interface ConversationListProps {
  openId: string | null;
  /** Called when one is chosen. */
  onChoose?: () => void;
}

/** Every conversation, pinned ones first. */
export function ConversationList({ openId, onChoose }: ConversationListProps) {
  const store = useStore();
  const { conversations, next, error, q } = useAtomValue(listAtom);
  return (
    <div className={styles.list}>
      <ButtonLink href={getHref('viewspark')} variant="line" block onClick={onChoose}>
        <Plus size={16} aria-hidden="true" />
        New conversation
      </ButtonLink>
      <SearchField />
      {error && (
        <RetryNote title={error} onRetry={() => void loadList(store)}>
          Your conversations are safe.
        </RetryNote>
      )}
      {conversations === null && !error && <Waiting />}
      {conversations?.length === 0 && (
        <p className={styles.none}>{q === '' ? 'What you talk about is kept here.' : 'Nothing has these words.'}</p>
      )}
      {groupsOf(conversations ?? [], new Date()).map((group) => (
        <Rows key={group.title} group={group} openId={openId} onChoose={onChoose} />
      ))}
      {next !== null && (
        <Button size="sm" onClick={() => void loadMore(store)}>
          Show more
        </Button>
      )}
    </div>
  );
}

interface RowsProps extends Pick<ConversationListProps, 'openId'> {
  group: Group;
  onChoose: (() => void) | undefined;
}

function Rows({ group: { title, conversations }, openId, onChoose }: RowsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.when}>
        {title}
      </h2>
      <ul className={styles.rows}>
        {conversations.map((each) => (
          <ConversationRow key={each.id} conversation={each} isOpen={each.id === openId} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

function Waiting() {
  return (
    <div className={styles.rows} role="status" aria-label="Loading your conversations">
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} className={styles.waiting} />
      ))}
    </div>
  );
}
