import * as z from '@flint/shared/contracts/schema';
import { NAME_MAX } from './account';
import { defineCall } from './call';

export const REVIEW_COMMENT_MAX = 1000;
export const RATING_MAX = 5;

const Rating = z
  .int('The rating is a whole number of stars.')
  .check(
    z.minimum(1, 'The rating is at least 1 star.'),
    z.maximum(RATING_MAX, `The rating is at most ${RATING_MAX} stars.`),
  );

export const ReviewBody = z.object({
  rating: Rating,
  comment: z
    .string('Write what you think of Flint.')
    .check(
      z.trim(),
      z.minLength(1, 'Write what you think of Flint.'),
      z.maxLength(REVIEW_COMMENT_MAX, `A review has at most ${REVIEW_COMMENT_MAX.toLocaleString('en')} characters.`),
    ),
  /** Shown with the review; the name of the account by default. */
  name: z.optional(
    z
      .string('The name is a text.')
      .check(z.trim(), z.maxLength(NAME_MAX, `A name has at most ${NAME_MAX} characters.`)),
  ),
  /**
   * The `fileUrl` of a presigned upload, or the review's own picture. Omitted, a change keeps the picture; an empty text
   * removes it.
   */
  profileImageUrl: z.optional(
    z.string('The picture is an address.').check(z.maxLength(200, 'The address is too long.')),
  ),
});
export type ReviewBody = z.infer<typeof ReviewBody>;

const REVIEW_STATUSES = ['approved', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const Review = z.object({
  id: z.string(),
  rating: z.number(),
  comment: z.string(),
  name: z.string(),
  profileImageUrl: z.nullable(z.string()),
  /** Whether its author had made something with Flint. */
  verifiedUse: z.boolean(),
  status: z.enum(REVIEW_STATUSES),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Review = z.infer<typeof Review>;

const Own = z.object({ review: Review });
const ById = z.object({ id: z.string() });
const Done = z.object({ success: z.literal(true) });

export const listReviews = defineCall({
  id: 'listReviews',
  method: 'GET',
  path: '/api/reviews',
  tag: 'Reviews',
  summary: 'Public reviews, newest first, with their average',
  auth: 'public',
  rateLimit: 'read',
  idempotency: 'safe',
  credentials: false,
  /** 20 by default, at most 100. */
  query: z.object({ limit: z.optional(z.union([z.string(), z.number()])) }),
  response: z.object({
    reviews: z.array(Review),
    /** Of all public reviews. */
    total: z.number(),
    /** Stars, to one decimal; null without a review. */
    average: z.nullable(z.number()),
  }),
  failure: 'The reviews could not be read',
});

/** One per user: a second one is refused with 409. After a hidden one that was deleted, it starts hidden. */
export const createReview = defineCall({
  id: 'createReview',
  method: 'POST',
  path: '/api/reviews',
  tag: 'Reviews',
  summary: 'Leave a review',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  body: ReviewBody,
  response: Own,
  failure: 'Your review could not be saved',
});

export const readMyReview = defineCall({
  id: 'readMyReview',
  method: 'GET',
  path: '/api/reviews/me',
  tag: 'Reviews',
  summary: 'Own review; null without one',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ review: z.nullable(Review) }),
  failure: 'Your review could not be read',
});

export const readMyReviewStatus = defineCall({
  id: 'readMyReviewStatus',
  method: 'GET',
  path: '/api/reviews/me/status',
  tag: 'Reviews',
  summary: 'Whether the caller has left a review, and its status',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ hasReviewed: z.boolean(), status: z.optional(z.enum(REVIEW_STATUSES)) }),
  failure: 'Your review could not be read',
});

export const updateMyReview = defineCall({
  id: 'updateMyReview',
  method: 'PUT',
  path: '/api/reviews/me',
  tag: 'Reviews',
  summary: 'Change the own review',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  body: ReviewBody,
  response: Own,
  failure: 'Your review could not be saved',
});

export const deleteMyReview = defineCall({
  id: 'deleteMyReview',
  method: 'DELETE',
  path: '/api/reviews/me',
  tag: 'Reviews',
  summary: 'Delete the own review with its picture',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  response: Done,
  failure: 'Your review could not be deleted',
});

/** Where to PUT a picture, with its content type and `UPLOAD_ENCRYPTION`. */
export const presignReviewPicture = defineCall({
  id: 'presignReviewPicture',
  method: 'POST',
  path: '/api/reviews/uploads/presign',
  tag: 'Reviews',
  summary: 'Prepare the upload of a picture for the own review',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  body: z.object({
    filename: z
      .string('Say what the file is called.')
      .check(z.minLength(1, 'Say what the file is called.'), z.maxLength(255, 'The name is too long.')),
    contentType: z.string('Say what type the file is of.').check(z.maxLength(100)),
  }),
  response: z.object({
    uploadUrl: z.string(),
    /** The `profileImageUrl` of the review; the picture cannot be read there. */
    fileUrl: z.string(),
    key: z.string(),
    headers: z.record(z.string(), z.string()),
    expiresAt: z.string(),
  }),
  failure: 'Failed to prepare upload',
});

/** Reports are counted once per review and caller, and anew after staff has decided. */
export const reportReview = defineCall({
  id: 'reportReview',
  method: 'POST',
  path: '/api/reviews/{id}/reports',
  tag: 'Reviews',
  summary: 'Report a review to staff',
  auth: 'public',
  rateLimit: 'mail',
  idempotency: 'natural',
  params: ById,
  body: z.object({
    reason: z.optional(
      z.string('The reason is a text.').check(z.trim(), z.maxLength(300, 'A reason has at most 300 characters.')),
    ),
  }),
  response: Done,
  failure: 'The report could not be sent',
});

/** A review that was reported or hidden. */
export const QueuedReview = z.extend(Review, { reports: z.number(), reasons: z.array(z.string()) });
export type QueuedReview = z.infer<typeof QueuedReview>;

export const listReportedReviews = defineCall({
  id: 'listReportedReviews',
  method: 'GET',
  path: '/api/reviews/reported',
  tag: 'Reviews',
  summary: 'Reported and hidden reviews, most reports first',
  auth: ['admin'],
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ reviews: z.array(QueuedReview) }),
  failure: 'The reports could not be read',
});

/** Settles the reports so far: `approved` keeps the review, `hidden` takes it from every list. */
export const setReviewStatus = defineCall({
  id: 'setReviewStatus',
  method: 'PUT',
  path: '/api/reviews/{id}/status',
  tag: 'Reviews',
  summary: 'Keep or hide a reported review',
  auth: ['admin'],
  rateLimit: 'write',
  idempotency: 'natural',
  params: ById,
  body: z.object({ status: z.enum(REVIEW_STATUSES, `The status is one of ${REVIEW_STATUSES.join(', ')}.`) }),
  response: Own,
  failure: 'The review could not be changed',
});
