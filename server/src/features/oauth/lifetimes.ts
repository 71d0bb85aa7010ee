const DAY_S = 86_400;

/** Lifetimes in seconds. */
export const CODE_S = 60;
export const ACCESS_S = 3600;
/** A program that asked for nothing in this time asks its user again. */
export const REFRESH_S = 90 * DAY_S;
/** A program that registered itself, and was never allowed anything, is forgotten. */
export const UNUSED_CLIENT_S = 7 * DAY_S;
