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
 * The rulebook: platform rules by id `platform.field.rule`, such as `youtube.title.length`; `limits/fields.ts` has the
 * fields. Counters, generators and checks use only this.
 */
export const RULES = { ...YOUTUBE, ...X, ...INSTAGRAM, ...TIKTOK, ...FACEBOOK, ...GOOGLE, ...EU } as const;

export type RuleId = keyof typeof RULES;

/** An edition of the rulebook: the current one, or another. */
export type RuleBook = Readonly<Record<RuleId, Rule>>;

/** Rules with a maximum, which a counter can show. */
export type CountedRuleId = {
  [R in RuleId]: (typeof RULES)[R] extends { readonly max: number } ? R : never;
}[RuleId];

export const RULE_IDS = Object.keys(RULES) as RuleId[];

const OF_FIELDS = new Map<string, readonly RuleId[]>(
  Object.keys(FIELDS).map((field) => [field, RULE_IDS.filter((id) => id.startsWith(`${field}.`))]),
);

/** The rules of a field, in the rulebook's order: the one for the counter comes first. */
export const rulesOf = (field: FieldId): readonly RuleId[] => OF_FIELDS.get(field) ?? [];

/** The field of a rule. */
export const fieldOfRule = (rule: RuleId): FieldId => rule.slice(0, rule.lastIndexOf('.')) as FieldId;
