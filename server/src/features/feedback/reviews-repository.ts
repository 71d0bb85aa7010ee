import type { ReviewStatus } from '@flint/shared/contracts/reviews';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { ReviewRow, ReviewTable } from './tables';

/**
 * The words of a hidden review that its author has deleted. Its row stays without anything they wrote, so that their next
 * review starts hidden; the API takes no review without words.
 */
const DELETED = '';

/** Public reviews, newest first. */
export function findApprovedReviews(db: Db, limit: number): Promise<ReviewRow[]> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('status', '=', 'approved')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** How many public reviews there are, and their average stars; null without any. */
export async function findReviewFigures(db: Db): Promise<{ total: number; average: number | null }> {
  const row = await db
    .selectFrom('review')
    .select([sql<number>`count(*)`.as('total'), sql<number | null>`avg(rating)::float8`.as('average')])
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  return row;
}

export function findReviewBy(db: Db, userId: string): Promise<ReviewRow | undefined> {
  return ofUser(db, userId).executeTakeFirst();
}

const ofUser = (db: Db | Tx, userId: string) =>
  db.selectFrom('review').selectAll().where('user_id', '=', userId).where('comment', '<>', DELETED);

/**
 * It is hidden where the user has deleted a hidden one.
 * @returns undefined, and nothing changes, when the user has a review already
 */
export function insertReview(db: Db, row: Insertable<ReviewTable>): Promise<ReviewRow | undefined> {
  const { id: _id, user_id: _userId, ...written } = row;
  return db
    .insertInto('review')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...written, created_at: sql<Date>`clock_timestamp()`, updated_at: sql<Date>`clock_timestamp()` })
        .where('review.comment', '=', DELETED),
    )
    .returningAll()
    .executeTakeFirst();
}

export function updateReview(db: Db | Tx, id: string, change: Updateable<ReviewTable>): Promise<ReviewRow | undefined> {
  return db
    .updateTable('review')
    .set(change)
    .where('id', '=', id)
    .where('comment', '<>', DELETED)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a user's review; of a hidden one stays that it was hidden. @returns the deleted review */
export async function deleteReviewBy(tx: Tx, userId: string): Promise<ReviewRow | undefined> {
  const review = await ofUser(tx, userId).forUpdate().executeTakeFirst();
  if (review?.status === 'hidden') {
    await tx.deleteFrom('review_report').where('review_id', '=', review.id).execute();
    await updateReview(tx, review.id, { comment: DELETED, name: '', picture_key: null });
  } else if (review) await tx.deleteFrom('review').where('id', '=', review.id).execute();
  return review;
}

/** Whether the user has made something: a completed run that is no photo of their own. */
export async function hasCompletedRun(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('run')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'completed')
    .where('kind', '<>', 'upload')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Idempotent per reporter until staff settles it: a report after that is a new one. @returns whether there is such a public review */
export async function insertReport(
  db: Db,
  report: { reviewId: string; reporter: string; reason: string },
): Promise<boolean> {
  const { reviewId, reporter, reason } = report;
  const review = await db
    .selectFrom('review')
    .select('id')
    .where('id', '=', reviewId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (!review) return false;
  await db
    .insertInto('review_report')
    .values({ review_id: reviewId, reporter, reason, settled_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['review_id', 'reporter'])
        .doUpdateSet({ reason, settled_at: null })
        .where('review_report.settled_at', 'is not', null),
    )
    .execute();
  return true;
}

/** Reviews with open reports, most reports first, then hidden ones. */
export function findQueuedReviews(db: Db): Promise<(ReviewRow & { reports: number; reasons: string[] })[]> {
  return db
    .selectFrom('review')
    .leftJoin('review_report', (join) =>
      join.onRef('review_report.review_id', '=', 'review.id').on('review_report.settled_at', 'is', null),
    )
    .selectAll('review')
    .where('review.comment', '<>', DELETED)
    .select([
      sql<number>`count(review_report.reporter)`.as('reports'),
      sql<string[]>`coalesce(array_agg(review_report.reason) filter (where review_report.reason <> ''), '{}')`.as(
        'reasons',
      ),
    ])
    .groupBy('review.id')
    .having((eb) => eb.or([eb(sql<number>`count(review_report.reporter)`, '>', 0), eb('review.status', '=', 'hidden')]))
    .orderBy('reports', 'desc')
    .orderBy('review.updated_at', 'desc')
    .limit(100)
    .execute();
}

/** Sets a review's status and settles its reports. */
export async function updateReviewStatus(tx: Tx, id: string, status: ReviewStatus): Promise<ReviewRow | undefined> {
  await tx
    .updateTable('review_report')
    .set({ settled_at: new Date() })
    .where('review_id', '=', id)
    .where('settled_at', 'is', null)
    .execute();
  return updateReview(tx, id, { status });
}
