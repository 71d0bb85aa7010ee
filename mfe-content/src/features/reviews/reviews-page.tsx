import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { deleteMyReview, listReviews, type Review, readMyReview } from '@flint/shared/contracts/reviews';
import { callResource } from '@flint/shared/state/resource';
import { invalidate } from '@flint/shared/state/resources';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { useStore } from 'jotai';
import { useState } from 'react';
import { ReportButton } from './report-button';
import { ReviewForm } from './review-form';
import { ReviewItem } from './review-item';
import styles from './reviews.module.css';

const MINE = callResource(readMyReview, {});
const ALL = callResource(listReviews, { query: { limit: 100 } });

/** App page: the own review, and those of others. */
export default function ReviewsPage() {
  return (
    <Page width="text">
      <PageHead title="Reviews" lead="What creators say about Flint. Yours is public at once." />
      <OwnReview />
      <OtherReviews />
    </Page>
  );
}

function OwnReview() {
  const store = useStore();
  const { status, data, error, reload, mutate } = useResource(MINE);
  const [changing, setChanging] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (status === 'failed')
    return (
      <RetryNote title={toMessage(error)} onRetry={reload}>
        Your review is safe.
      </RetryNote>
    );
  if (!data) return <Skeleton shape="block" />;
  const show = (review: Review | null) => {
    mutate(() => ({ review }));
    setChanging(false);
    invalidate(store, listReviews.id);
  };
  const remove = async () => {
    setFailure(null);
    try {
      await request(deleteMyReview, {});
      show(null);
    } catch (thrown) {
      setFailure(thrown);
    }
  };
  const { review } = data;
  return (
    <section className={layout.stack} aria-label="Your review">
      <h2 className={text.d1}>{review ? 'Your review' : 'Leave a review'}</h2>
      {failure !== null && <Note tone="bad" role="alert" title={toMessage(failure)} />}
      {review && !changing ? (
        <>
          {review.status === 'hidden' && (
            <Note tone="warn" title="Staff have hidden this review.">
              You can change it, or ask why by the contact form.
            </Note>
          )}
          <ul className={styles.list}>
            <ReviewItem review={review} />
          </ul>
          <div className={layout.row}>
            <Button variant="line" onClick={() => setChanging(true)}>
              Change
            </Button>
            <Button onClick={remove}>Delete</Button>
          </div>
        </>
      ) : (
        <ReviewForm review={review} onSaved={show} onCancel={review ? () => setChanging(false) : undefined} />
      )}
    </section>
  );
}

function OtherReviews() {
  const { status, data, error, reload } = useResource(ALL);
  const mine = useResource(MINE).data?.review?.id;
  if (status === 'failed')
    return (
      <RetryNote title={toMessage(error)} onRetry={reload}>
        Nothing was changed.
      </RetryNote>
    );
  if (!data) return <Skeleton shape="block" />;
  const { total, average, reviews } = data;
  return (
    <section className={layout.stack} aria-label="All reviews">
      <h2 className={text.d1}>All reviews</h2>
      <p className={text.soft}>
        {average === null
          ? 'Nobody has left a review yet.'
          : `${average} of 5 stars from ${total} ${total === 1 ? 'review' : 'reviews'}.`}
      </p>
      <ul className={styles.list}>
        {reviews
          .filter(({ id }) => id !== mine)
          .map((review) => (
            <ReviewItem key={review.id} review={review}>
              <ReportButton reviewId={review.id} name={review.name} />
            </ReviewItem>
          ))}
      </ul>
    </section>
  );
}
