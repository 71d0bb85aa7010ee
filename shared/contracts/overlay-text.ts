/** Texts on one picture at most. */
export const OVERLAYS_MAX = 3;
/** Characters of one text at most. */
export const OVERLAY_LENGTH = 80;

/** Letters of Latin, Greek and Cyrillic, figures and the usual signs: what the fonts brought along can set. */
const SETTABLE = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9 !-/:-@[-`{-~¡-¿×÷‐-―‘-„†-•…‹›€™−]/u;

/** The characters of a text that no font here can set, each once. */
export function unsettable(text: string): string[] {
  const marks = Array.from(text.normalize('NFC').replace(/\s+/g, ' ')).filter((mark) => !SETTABLE.test(mark));
  return [...new Set(marks.filter((mark) => !/[\u200d\ufe0e\ufe0f]/.test(mark)))];
}

/** What of a text can be set: its settable characters, if any of them is a letter, a figure or a sign. */
export function settablePart(text: string): string | undefined {
  const marks = Array.from(text.normalize('NFC').replace(/\s+/g, ' ')).filter((mark) => SETTABLE.test(mark));
  const kept = marks.join('').replace(/ +/g, ' ').trim();
  return kept === '' ? undefined : kept;
}

/** What is wrong with a text for a picture, in words; undefined when it can be set. */
export function overlayFault(text: string): string | undefined {
  if (text.length === 0) return 'A text on the picture has words.';
  if (text.length > OVERLAY_LENGTH) return `A text on the picture has at most ${OVERLAY_LENGTH} characters.`;
  const marks = unsettable(text).slice(0, 5).join(' ');
  return marks ? `${marks} cannot be set: texts take Latin, Greek and Cyrillic letters.` : undefined;
}

export const TOO_MANY_OVERLAYS = `A picture takes at most ${OVERLAYS_MAX} texts.`;
