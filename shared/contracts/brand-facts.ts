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
const SAMPLES_TOLD = 3;
const SAMPLE_TOLD = 600;

const Texts = z.optional(z.array(z.string()));
const Text = z.optional(z.string());
const ToldBrand = z.object({
  ...{ name: z.string(), description: Text, tone: Text, audience: Text, primaryColor: Text },
  ...{ hashtags: Texts, wordsToUse: Texts, wordsToAvoid: Texts, samplePosts: Texts, rules: Texts, palette: Texts },
});
/** The part of a brand profile that goes into a prompt, without empty fields. */
export type ToldBrand = z.infer<typeof ToldBrand>;

/** Fields to shorten, an entry at a time, when a profile exceeds the token limit. */
const GIVE_WAY = ['samplePosts', 'hashtags', 'wordsToUse', 'wordsToAvoid', 'palette', 'rules'] as const;

/** Selects the facts for a prompt: at most {@link BRAND_TOKENS_MAX} tokens. */
export function toldOf({ id: _ours, name, samplePosts, ...others }: BrandFacts): ToldBrand {
  const samples = samplePosts.slice(0, SAMPLES_TOLD).map((post) => post.slice(0, SAMPLE_TOLD));
  const said = Object.entries({ ...others, samplePosts: samples }).filter(([, value]) => value && value.length > 0);
  let told: ToldBrand = { name, ...Object.fromEntries(said) };
  while (estimatePromptTokens([{ content: brandText(told) }]) > BRAND_TOKENS_MAX) {
    const list = GIVE_WAY.find((key) => (told[key] ?? []).length > 0);
    if (!list) break;
    told = { ...told, [list]: told[list]?.slice(0, -1) };
  }
  return told;
}

/** Parses the output of {@link brandText}; undefined when it is not one. */
export function readBrandText(text: string): ToldBrand | undefined {
  try {
    return ToldBrand.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
