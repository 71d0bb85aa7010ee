import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { isVisible } from './visible-text';

/** What an edit can teach. `word`: a preferred or avoided word; the others are habits. */
const RULE_TOPICS = [
  ...['word', 'contractions', 'emoji', 'hashtags', 'exclamation', 'dashes', 'capitals'],
  ...['length', 'paragraphs', 'greeting', 'sign-off'],
] as const;
export type RuleTopic = (typeof RULE_TOPICS)[number];

const RULE_STATUSES = ['proposed', 'accepted', 'dismissed'] as const;
export type RuleStatus = (typeof RULE_STATUSES)[number];

export const EDITS_MAX = 20;
export const EDIT_MAX = 5000;

/** A passage of an edit: what Flint wrote and what the creator changed it to. */
export const RuleQuote = z.object({ wrote: z.string(), kept: z.string() });
export type RuleQuote = z.infer<typeof RuleQuote>;

export const BrandRule = z.object({
  id: z.string(),
  topic: z.string(),
  /** The rule in a sentence. */
  text: z.string(),
  status: z.enum(RULE_STATUSES),
  /** The edits it was derived from, newest first. */
  quotes: z.array(RuleQuote),
  /** Number of edits that showed it. */
  seen: z.number(),
  createdAt: z.string(),
  /** When it was accepted or dismissed; null while it is proposed. */
  decidedAt: z.nullable(z.string()),
});
export type BrandRule = z.infer<typeof BrandRule>;

const Side = (what: string) =>
  z.string(what).check(
    z.refine((text) => isVisible(text), { error: what }),
    z.maxLength(EDIT_MAX, `A text has at most ${EDIT_MAX.toLocaleString('en')} characters.`),
  );
export const Edit = z.object({ wrote: Side('Paste what Flint wrote.'), kept: Side('Paste what you kept.') });
export type Edit = z.infer<typeof Edit>;

const ById = z.object({ id: z.string().check(z.maxLength(64)) });
const base = { tag: 'Brand profiles', auth: 'session' } as const;
const Rules = z.array(BrandRule);

export const learnFromEdits = defineCall({
  ...base,
  id: 'learnFromEdits',
  method: 'POST',
  path: '/api/brand-profiles/{id}/learn',
  summary: 'Propose rules by what a creator changed in texts',
  rateLimit: 'write',
  idempotency: 'natural',
  params: ById,
  body: z.object({
    edits: z
      .array(Edit, 'Edits are a list.')
      .check(z.minLength(1, 'Name an edit.'), z.maxLength(EDITS_MAX, `At most ${EDITS_MAX} edits at a time.`)),
  }),
  response: z.object({
    /** All rules of the profile, newest first. */
    rules: Rules,
    /** How many rules these edits proposed. */
    proposed: z.number(),
    /** How many existing rules these edits confirmed. */
    confirmed: z.number(),
  }),
  failure: 'Failed to learn from the edit',
});
export const listBrandRules = defineCall({
  ...base,
  id: 'listBrandRules',
  method: 'GET',
  path: '/api/brand-profiles/{id}/rules',
  summary: 'What was learned from edits',
  rateLimit: 'read',
  idempotency: 'safe',
  params: ById,
  response: z.object({ rules: Rules }),
  failure: 'Failed to load the rules',
});
export const decideBrandRule = defineCall({
  ...base,
  id: 'decideBrandRule',
  method: 'PATCH',
  path: '/api/brand-profiles/{id}/rules/{ruleId}',
  summary: 'Accept or dismiss a rule, or take that back',
  rateLimit: 'write',
  idempotency: 'natural',
  params: z.object({ id: z.string().check(z.maxLength(64)), ruleId: z.string().check(z.maxLength(64)) }),
  body: z.object({ status: z.enum(RULE_STATUSES, `The status is one of ${RULE_STATUSES.join(', ')}.`) }),
  /** All rules of the profile: accepting one revokes the rules that contradict it. */
  response: z.object({ rules: Rules }),
  failure: 'Failed to update the rule',
});
