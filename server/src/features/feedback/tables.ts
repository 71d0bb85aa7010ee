import type { ContactStatus } from '@flint/shared/contracts/contact';
import type { ReviewStatus } from '@flint/shared/contracts/reviews';
import type { SurveyAnswers } from '@flint/shared/contracts/surveys';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    contact_message: ContactMessageTable;
    contact_answer: ContactAnswerTable;
    review: ReviewTable;
    review_report: ReviewReportTable;
    survey: SurveyTable;
  }
}

export interface ContactMessageTable {
  id: string;
  /** Unique; the receipt number that the sender got. */
  receipt: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** What the honeypot held; empty from people. */
  trap: string;
  status: Generated<ContactStatus>;
  created_at: Generated<Date>;
}
export type ContactMessageRow = Selectable<ContactMessageTable>;

export interface ContactAnswerTable {
  id: string;
  message_id: string;
  /** Staff who wrote it. */
  user_id: string;
  text: string;
  created_at: Generated<Date>;
}
export type ContactAnswerRow = Selectable<ContactAnswerTable>;

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

/** One row per user. */
export interface SurveyTable {
  id: string;
  user_id: string;
  answers: JSONColumnType<SurveyAnswers>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type SurveyRow = Selectable<SurveyTable>;
