import { EU } from './eu';
import { FACEBOOK } from './facebook';
import { FIELDS, type FieldId } from './fields';
import { GOOGLE } from './google';
import { INSTAGRAM } from './instagram';
import type { Rule } from './rule';
import { TIKTOK } from './tiktok';
import { X } from './x';
import { YOUTUBE } from './youtube';

/**
 * THE book of platform rules. An id is `platform.field.rule`, as `youtube.title.length`; `limits/fields.ts` has the
 * fields. Counters, generators and checks read this and nothing else.
 */
export const RULES = { ...YOUTUBE, ...X, ...INSTAGRAM, ...TIKTOK, ...FACEBOOK, ...GOOGLE, ...EU } as const;

export type RuleId = keyof typeof RULES;

/** Any edition of the book: the current one, or one that a test or a later day made of it. */
export type RuleBook = Readonly<Record<RuleId, Rule>>;

/** Rules with a most, which a counter counts towards. */
export type CountedRuleId = {
  [R in RuleId]: (typeof RULES)[R] extends { readonly max: number } ? R : never;
}[RuleId];

export const RULE_IDS = Object.keys(RULES) as RuleId[];

const OF_FIELDS = new Map<string, readonly RuleId[]>(
  Object.keys(FIELDS).map((field) => [field, RULE_IDS.filter((id) => id.startsWith(`${field}.`))]),
);

/** The rules of a field, in the book's order: the one to count by comes first. */
export const rulesOf = (field: FieldId): readonly RuleId[] => OF_FIELDS.get(field) ?? [];

/** The field that a rule is about. */
export const fieldOfRule = (rule: RuleId): FieldId => rule.slice(0, rule.lastIndexOf('.')) as FieldId;
