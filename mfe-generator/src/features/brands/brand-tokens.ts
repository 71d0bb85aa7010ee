/** Tokens that a long brand profile takes in what a model is told: a price is shown before the profile is read. */
export const BRAND_TOKENS = 2_000;
