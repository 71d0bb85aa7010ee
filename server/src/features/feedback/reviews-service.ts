import { randomUUID } from 'node:crypto';
import type { QueuedReview, Review, ReviewBody, ReviewStatus } from '@flint/shared/contracts/reviews';
import type { User } from '@flint/shared/contracts/users';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { transact } from '../../platform/db/transaction';
import { AppError, notFound } from '../../platform/http/app-error';
import type { ReviewPictures } from './review-pictures';
import {
  deleteReviewBy,
  findApprovedReviews,
  findQueuedReviews,
  findReviewBy,
  findReviewFigures,
  hasCompletedRun,
  insertReport,
  insertReview,
  updateReview,
  updateReviewStatus,
} from './reviews-repository';
import type { ReviewRow } from './tables';

const ONE_EACH = 'You have left a review already. Change it instead.';
/** Shown where the author has no name. */
const NAMELESS = 'A creator';

/** Number of public reviews and their average stars, to one decimal; null without any. */
export interface ReviewFigures {
  readonly total: number;
  readonly average: number | null;
}

/** Reviews: one per user, public at once unless staff has hidden the one before. */
export interface Reviews {
  list(limit: number): Promise<Review[]>;
  figures(): Promise<ReviewFigures>;
  mine(userId: string): Promise<Review | null>;
  /** @throws AppError `conflict` for a second one */
  create(author: User, body: ReviewBody): Promise<Review>;
  /** @throws AppError `not_found` without one */
  update(author: User, body: ReviewBody): Promise<Review>;
  /** @throws AppError `not_found` without one */
  remove(userId: string): Promise<void>;
  /** @throws AppError `not_found` for an unknown or hidden one */
  report(id: string, reporter: string, reason: string): Promise<void>;
  reported(): Promise<QueuedReview[]>;
  /** @throws AppError `not_found` */
  setStatus(staffId: string, id: string, status: ReviewStatus): Promise<Review>;
}

export function createReviews({ db, pictures }: { db: Db; pictures: ReviewPictures }): Reviews {
  const present = (row: ReviewRow): Review => ({
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    name: row.name,
    profileImageUrl: row.picture_key === null ? null : pictures.address(row.picture_key),
    verifiedUse: row.verified_use,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  });
  const fieldsOf = async ({ id, name: own }: User, { rating, comment, name }: ReviewBody) => ({
    ...{ rating, comment, name: name || own || NAMELESS },
    verified_use: await hasCompletedRun(db, id),
  });

  return {
    list: async (limit) => (await findApprovedReviews(db, limit)).map(present),

    async figures() {
      const { total, average } = await findReviewFigures(db);
      return { total, average: average === null ? null : Math.round(average * 10) / 10 };
    },

    async mine(userId) {
      const row = await findReviewBy(db, userId);
      return row ? present(row) : null;
    },

    async create(author, body) {
      if (await findReviewBy(db, author.id)) throw new AppError('conflict', ONE_EACH);
      const fields = await fieldsOf(author, body);
      const key = body.profileImageUrl ? await pictures.keep(author.id, body.profileImageUrl) : null;
      const row = await insertReview(db, { id: randomUUID(), user_id: author.id, ...fields, picture_key: key });
      if (row) return present(row);
      await pictures.forget(key);
      throw new AppError('conflict', ONE_EACH);
    },

    async update(author, body) {
      const before = await findReviewBy(db, author.id);
      if (!before) throw notFound('review');
      const { profileImageUrl: asked } = body;
      const shown = before.picture_key === null ? '' : pictures.address(before.picture_key);
      const stays = asked === undefined || asked === shown;
      const key = stays ? before.picture_key : asked === '' ? null : await pictures.keep(author.id, asked);
      const fields = await fieldsOf(author, body);
      const row = await updateReview(db, before.id, { ...fields, picture_key: key, updated_at: new Date() });
      if (!row) throw notFound('review');
      if (!stays) await pictures.forget(before.picture_key);
      return present(row);
    },

    async remove(userId) {
      const row = await transact(db, (tx) => deleteReviewBy(tx, userId));
      if (!row) throw notFound('review');
      await pictures.forget(row.picture_key);
    },

    async report(reviewId, reporter, reason) {
      const isThere = isUuid(reviewId) && (await insertReport(db, { reviewId, reporter, reason }));
      if (!isThere) throw notFound('review');
    },

    async reported() {
      const rows = await findQueuedReviews(db);
      return rows.map((row) => ({ ...present(row), reports: row.reports, reasons: row.reasons }));
    },

    async setStatus(staffId, id, status) {
      if (!isUuid(id)) throw notFound('review');
      const row = await transact(db, async (tx) => {
        const changed = await updateReviewStatus(tx, id, status);
        if (changed) await audit(tx, { actor: staffId, action: 'reviews.status', target: id, detail: { status } });
        return changed;
      });
      if (!row) throw notFound('review');
      return present(row);
    },
  };
}
