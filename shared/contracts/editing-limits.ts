/** Limits and defaults of edits, apart from their calls: first screens that need a number load no schema for it. */

/** Strength of an edit that names none. */
export const EDIT_STRENGTH_DEFAULT = 0.5;
export const EDIT_PROMPT_MAX = 1000;
export const UPSCALE_FACTOR_DEFAULT = 2;
