import type { ReviewStatus } from '@flint/shared/contracts/reviews';
import type { Generated, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    review: ReviewTable;
    review_report: ReviewReportTable;
  }
}

/** One row per user. */
export interface ReviewTable {
  id: string;
  user_id: string;
  rating: number;
  comment: string;
  name: string;
  /** Storage key of the picture. */
  picture_key: string | null;
  /** Whether the author had a completed run when the review was last saved. */
  verified_use: boolean;
  status: Generated<ReviewStatus>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type ReviewRow = Selectable<ReviewTable>;

export interface ReviewReportTable {
  review_id: string;
  /** The user's id, or a keyed hash of a visitor's address. */
  reporter: string;
  reason: string;
  /** When staff decided about it. */
  settled_at: Date | null;
  created_at: Generated<Date>;
}
