/** Tokens a brand takes at the most in what a writer is told: prices are shown before its profile is read. */
export const BRAND_TOKENS_MAX = 2_000;

/** What a writer is told of a brand, as the text that models read. */
export function brandText(told: object): string {
  return JSON.stringify(told, null, 1);
}
