import { createHmac } from 'node:crypto';
import {
  createReview,
  deleteMyReview,
  listReportedReviews,
  listReviews,
  presignReviewPicture,
  readMyReview,
  readMyReviewStatus,
  reportReview,
  setReviewStatus,
  updateMyReview,
} from '@flint/shared/contracts/reviews';
import { listLimit } from '../../platform/http/list-limit';
import { type Route, route } from '../../platform/http/route';
import type { ReviewPictures } from './review-pictures';
import type { Reviews } from './reviews-service';

const BY_DEFAULT = 20;
const MOST = 100;

interface ReviewRoutesDeps {
  readonly reviews: Reviews;
  readonly pictures: ReviewPictures;
  /** Key of the hash that stands for a visitor's address. */
  readonly secret: string;
}

/** Reviews of users, reports of them, and the queue of staff. */
export function reviewRoutes({ reviews, pictures, secret }: ReviewRoutesDeps): Route[] {
  const visitor = (ip: string) => createHmac('sha256', secret).update(`review report ${ip}`).digest('hex');
  return [
    route(listReviews, async ({ query: { limit } }) => ({
      reviews: await reviews.list(listLimit(limit, BY_DEFAULT, MOST)),
      ...(await reviews.figures()),
    })),
    route(createReview, async ({ viewer, body }) => ({ review: await reviews.create(viewer.user, body) })),
    route(readMyReview, async ({ viewer }) => ({ review: await reviews.mine(viewer.user.id) })),
    route(readMyReviewStatus, async ({ viewer }) => {
      const review = await reviews.mine(viewer.user.id);
      return review ? { hasReviewed: true, status: review.status } : { hasReviewed: false };
    }),
    route(updateMyReview, async ({ viewer, body }) => ({ review: await reviews.update(viewer.user, body) })),
    route(deleteMyReview, async ({ viewer }) => {
      await reviews.remove(viewer.user.id);
      return { success: true as const };
    }),
    route(presignReviewPicture, ({ viewer, body }) => pictures.presign(viewer.user.id, body)),
    route(reportReview, async ({ params, body, maybeViewer, ip }) => {
      await reviews.report(params.id, maybeViewer?.user.id ?? visitor(ip), body.reason ?? '');
      return { success: true as const };
    }),
    route(listReportedReviews, async () => ({ reviews: await reviews.reported() }), { privileged: true }),
    route(
      setReviewStatus,
      async ({ viewer, params, body }) => ({
        review: await reviews.setStatus(viewer.user.id, params.id, body.status),
      }),
      { privileged: true },
    ),
  ];
}
