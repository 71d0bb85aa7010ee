/** Words per minute when people speak to a camera (about 150 is usual in English; prepared speech is 130 to 170). */
export const WORDS_PER_MINUTE = 150;

/** Number of spoken words: a contraction is one. */
export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** Seconds that a text takes to be spoken. */
export const secondsOf = (text: string): number => (wordsIn(text) / WORDS_PER_MINUTE) * 60;
