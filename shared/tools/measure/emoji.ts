const TAGS = '[\\u{E0020}-\\u{E007E}]+\\u{E007F}';
/** © and ® are text unless followed by U+FE0F; every other pictograph is an emoji by itself. */
const PICTOGRAPH = `(?:[©®]\\uFE0F|(?![©®])\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier}|${TAGS})?)`;
const SEQUENCE = [
  '\\p{Regional_Indicator}{2}',
  '[0-9#*]\\uFE0F?\\u20E3',
  `${PICTOGRAPH}(?:\\u200D(?:${PICTOGRAPH}|[♀♂]\\uFE0F?))*`,
].join('|');

/**
 * Matches emoji with their sequences: flags, keycaps, skin tones, joined families (the "possible emoji" of Unicode UTS
 * #51, section 1.4.9). Approximate: a sequence that no font renders as one still matches as one. Returns a new
 * expression each time, because `lastIndex` is state.
 */
export const emojiPattern = (): RegExp => new RegExp(SEQUENCE, 'gu');
