/** Most tokens of a brand in a prompt: prices are shown before its profile is read. */
export const BRAND_TOKENS_MAX = 2_000;

/** Formats a brand's facts as the text that models read. */
export function brandText(told: object): string {
  return JSON.stringify(told, null, 1);
}
