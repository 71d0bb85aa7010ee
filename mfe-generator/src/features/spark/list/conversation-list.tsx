import { toMessage } from '@flint/shared/api/message';
import { getHref } from '@flint/shared/contracts/routes';
import { loadNext } from '@flint/shared/state/pages';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { useAtomValue, useStore } from 'jotai';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { ConversationRow } from './conversation-row';
import { CONVERSATIONS, searchAtom } from './conversations';
import { type Group, groupsOf } from './groups';
import styles from './list.module.css';
import { SearchField } from './search-field';

interface ConversationListProps {
  openId: string | null;
  /** Called when a conversation is chosen. */
  onChoose?: () => void;
}

/** All conversations, pinned ones first. */
export function ConversationList({ openId, onChoose }: ConversationListProps) {
  const store = useStore();
  const { data, error: failure, reload } = useResource(CONVERSATIONS);
  const q = useAtomValue(searchAtom);
  const error = failure ?? data?.moreError ?? null;
  return (
    <div className={styles.list}>
      <ButtonLink href={getHref('viewspark')} variant="line" block onClick={onChoose}>
        <Plus size={16} aria-hidden="true" />
        New conversation
      </ButtonLink>
      <SearchField />
      {error !== null && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Your conversations are safe.
        </RetryNote>
      )}
      {!data && error === null && <Waiting />}
      {data?.items.length === 0 && (
        <p className={styles.none}>{q === '' ? 'What you talk about is kept here.' : 'Nothing has these words.'}</p>
      )}
      {groupsOf(data?.items ?? [], new Date()).map((group) => (
        <Rows key={group.title} group={group} openId={openId} onChoose={onChoose} />
      ))}
      {data && data.next !== null && (
        <Button size="sm" onClick={() => void loadNext(store, CONVERSATIONS)}>
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
