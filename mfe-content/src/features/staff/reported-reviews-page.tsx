import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import {
  listReportedReviews,
  listReviews,
  type QueuedReview,
  type ReviewStatus,
  setReviewStatus,
} from '@flint/shared/contracts/reviews';
import { callResource } from '@flint/shared/state/resource';
import { invalidate } from '@flint/shared/state/resources';
import { useResource } from '@flint/shared/state/use-resource';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import layout from '@flint/shared/ui/layout.module.css';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { StatePanel } from '@flint/shared/ui/state-panel';
import text from '@flint/shared/ui/text.module.css';
import { useStore } from 'jotai';
import { useState } from 'react';
import { ReviewItem } from '../reviews/review-item';
import styles from '../reviews/reviews.module.css';

const QUEUE = callResource(listReportedReviews, {});

/** Staff page: reviews that were reported, or hidden before. */
export default function ReportedReviewsPage() {
  const { status, data, error, reload } = useResource(QUEUE);
  return (
    <Page width="text">
      <PageHead title="Reported reviews" lead="Keep or hide what was reported. Every decision is recorded." />
      {status === 'failed' && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Nothing was changed.
        </RetryNote>
      )}
      {!data && status !== 'failed' && <Skeleton shape="block" />}
      {data?.reviews.length === 0 && (
        <StatePanel title="No review is reported">Nothing waits for a decision.</StatePanel>
      )}
      <ul className={styles.list}>
        {data?.reviews.map((review) => (
          <Queued key={review.id} review={review} />
        ))}
      </ul>
    </Page>
  );
}

function Queued({ review }: { review: QueuedReview }) {
  const store = useStore();
  const [failure, setFailure] = useState<string | null>(null);
  const decide = async (status: ReviewStatus) => {
    setFailure(null);
    try {
      await request(setReviewStatus, { params: { id: review.id }, body: { status } });
      invalidate(store, listReportedReviews.id);
      invalidate(store, listReviews.id);
    } catch (error) {
      setFailure(toMessage(error));
    }
  };
  const { reports, reasons, status } = review;
  return (
    <ReviewItem review={review}>
      <div className={`${layout.row} ${layout.wrap}`}>
        {status === 'hidden' && <Badge tone="warn">Hidden</Badge>}
        {reports > 0 && <Badge tone="bad">{reports === 1 ? '1 report' : `${reports} reports`}</Badge>}
      </div>
      {reasons.map((reason) => (
        <p key={reason} className={`${text.small} ${text.soft}`}>
          {reason}
        </p>
      ))}
      {failure && <p className={text.bad}>{failure}</p>}
      <div className={layout.row}>
        <Button size="sm" variant="line" onClick={() => decide('approved')}>
          {status === 'hidden' ? 'Show again' : 'Keep'}
        </Button>
        {status !== 'hidden' && (
          <Button size="sm" onClick={() => decide('hidden')}>
            Hide
          </Button>
        )}
      </div>
    </ReviewItem>
  );
}
