import { toMessage } from '@flint/shared/api/message';
import { CONTACT_STATUSES, type ContactStatus, listContactForms } from '@flint/shared/contracts/contact';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Segmented } from '@flint/shared/ui/segmented';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { useState } from 'react';
import styles from '../reviews/reviews.module.css';
import { MessageItem } from './message-item';

const LABELS: Readonly<Record<ContactStatus, string>> = { open: 'Open', answered: 'Answered', closed: 'Closed' };

/** Staff page: messages of the contact form, by status. */
export default function MessagesPage() {
  const [status, choose] = useState<ContactStatus>('open');
  const inbox = useResource(callResource(listContactForms, { query: { status, limit: 100 } }));
  return (
    <Page width="text">
      <PageHead title="Messages" lead="What visitors wrote by the contact form. Answers go to them by e-mail." />
      <Segmented
        label="Status"
        segments={CONTACT_STATUSES.map((value) => ({ value, label: LABELS[value] }))}
        value={status}
        onChange={choose}
      />
      {inbox.status === 'failed' && (
        <RetryNote title={toMessage(inbox.error)} onRetry={inbox.reload}>
          Nothing was changed.
        </RetryNote>
      )}
      {!inbox.data && inbox.status !== 'failed' && <Skeleton shape="block" />}
      {inbox.data?.messages.length === 0 && (
        <StatePanel title={`No ${LABELS[status].toLowerCase()} messages`}>New ones stand among the open.</StatePanel>
      )}
      <ul className={styles.list}>
        {inbox.data?.messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </ul>
    </Page>
  );
}
