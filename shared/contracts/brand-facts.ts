import * as z from '@flint/shared/contracts/schema';

/** What those who write or draw for a brand are told of it: data its owner typed, never instructions. */
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

/** Sample posts show a manner; more than this of them tells nothing new and is paid for in every answer. */
const SAMPLES_TOLD = 3;
const SAMPLE_TOLD = 600;

const Texts = z.optional(z.array(z.string()));
const Text = z.optional(z.string());
const ToldBrand = z.object({
  ...{ name: z.string(), description: Text, tone: Text, audience: Text, primaryColor: Text },
  ...{ hashtags: Texts, wordsToUse: Texts, wordsToAvoid: Texts, samplePosts: Texts, rules: Texts, palette: Texts },
});
/** What a writer is told of a brand: what its profile says, and nothing for what it leaves empty. */
export type ToldBrand = z.infer<typeof ToldBrand>;

/** As much of the facts as is told. */
export function toldOf({ id: _ours, name, samplePosts, ...others }: BrandFacts): ToldBrand {
  const samples = samplePosts.slice(0, SAMPLES_TOLD).map((post) => post.slice(0, SAMPLE_TOLD));
  const said = Object.entries({ ...others, samplePosts: samples }).filter(([, value]) => value && value.length > 0);
  return { name, ...Object.fromEntries(said) };
}

/** The same as the text that models read. */
export function brandText(brand: ToldBrand): string {
  return JSON.stringify(brand, null, 1);
}

/** What such a text tells; nothing where it is none. */
export function readBrandText(text: string): ToldBrand | undefined {
  try {
    return ToldBrand.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
