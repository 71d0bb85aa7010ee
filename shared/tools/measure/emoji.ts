const TAGS = '[\\u{E0020}-\\u{E007E}]+\\u{E007F}';
/** © and ® are signs of text unless U+FE0F says otherwise; every other pictograph counts as an emoji alone too. */
const PICTOGRAPH = `(?:[©®]\\uFE0F|(?![©®])\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier}|${TAGS})?)`;
const SEQUENCE = [
  '\\p{Regional_Indicator}{2}',
  '[0-9#*]\\uFE0F?\\u20E3',
  `${PICTOGRAPH}(?:\\u200D(?:${PICTOGRAPH}|[♀♂]\\uFE0F?))*`,
].join('|');

/**
 * Finds emoji, each with all it is made of: flags, keycaps, skin tones, joined families (the "possible emoji" of
 * Unicode UTS #51, section 1.4.9). Approximate: a sequence that no font draws as one is still found as one.
 * A fresh expression each time, as it remembers where it is.
 */
export const emojiPattern = (): RegExp => new RegExp(SEQUENCE, 'gu');
