import { EU } from './limits/eu';
import { FACEBOOK } from './limits/facebook';
import { FIELDS, type FieldId } from './limits/fields';
import { GOOGLE } from './limits/google';
import { INSTAGRAM } from './limits/instagram';
import type { Rule } from './limits/rule';
import { TIKTOK } from './limits/tiktok';
import { X } from './limits/x';
import { YOUTUBE } from './limits/youtube';

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
