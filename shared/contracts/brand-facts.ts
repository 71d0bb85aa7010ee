import * as z from '@flint/shared/contracts/schema';
import { BRAND_TOKENS_MAX, brandText } from './brand-text';
import { estimatePromptTokens } from './prices/tokens';

/** Facts about a brand for prompts and pictures: untrusted data that its owner typed, never instructions. */
export interface BrandFacts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly tone: string;
  readonly audience: string;
  readonly hashtags: readonly string[];
  readonly wordsToUse: readonly string[];
  readonly wordsToAvoid: readonly string[];
  readonly samplePosts: readonly string[];
  /** Accepted lessons of the owner's edits, a sentence each. */
  readonly rules: readonly string[];
  readonly primaryColor: string | null;
  readonly palette: readonly string[];
}

/** Most sample posts in a prompt: further ones add little and are paid for in every answer. */
const MOST_SAMPLES = 3;
const SAMPLE_LENGTH = 600;

const Texts = z.optional(z.array(z.string()));
const Text = z.optional(z.string());
const PromptBrand = z.object({
  ...{ name: z.string(), description: Text, tone: Text, audience: Text, primaryColor: Text },
  ...{ hashtags: Texts, wordsToUse: Texts, wordsToAvoid: Texts, samplePosts: Texts, rules: Texts, palette: Texts },
});
/** The part of a brand profile that goes into a prompt, without empty fields. */
export type PromptBrand = z.infer<typeof PromptBrand>;

/** Fields to shorten, an entry at a time, when a profile exceeds the token limit. */
const GIVE_WAY = ['samplePosts', 'hashtags', 'wordsToUse', 'wordsToAvoid', 'palette', 'rules'] as const;

/** Selects the facts for a prompt: at most {@link BRAND_TOKENS_MAX} tokens. */
export function promptBrandOf({ id: _ours, name, samplePosts, ...others }: BrandFacts): PromptBrand {
  const samples = samplePosts.slice(0, MOST_SAMPLES).map((post) => post.slice(0, SAMPLE_LENGTH));
  const filled = Object.entries({ ...others, samplePosts: samples }).filter(([, value]) => value && value.length > 0);
  let facts: PromptBrand = { name, ...Object.fromEntries(filled) };
  while (estimatePromptTokens([{ content: brandText(facts) }]) > BRAND_TOKENS_MAX) {
    const list = GIVE_WAY.find((key) => (facts[key] ?? []).length > 0);
    if (!list) break;
    facts = { ...facts, [list]: facts[list]?.slice(0, -1) };
  }
  return facts;
}

/** Parses the output of {@link brandText}; undefined when it is not one. */
export function readBrandText(text: string): PromptBrand | undefined {
  try {
    return PromptBrand.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
