/** Texts on one picture at most. */
export const OVERLAYS_MAX = 3;
/** Characters of one text at most. */
export const OVERLAY_LENGTH = 80;

/** Latin, Greek and Cyrillic letters, digits and common punctuation: the characters of the bundled fonts. */
const SETTABLE = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9 !-/:-@[-`{-~¡-¿×÷‐-―‘-„†-•…‹›€™−]/u;

/** The distinct characters of a text that no bundled font has. */
export function unsettable(text: string): string[] {
  const marks = Array.from(text.normalize('NFC').replace(/\s+/g, ' ')).filter((mark) => !SETTABLE.test(mark));
  return [...new Set(marks.filter((mark) => !/[\u200d\ufe0e\ufe0f]/.test(mark)))];
}

/** The supported characters of a text; undefined when no letter, digit or sign is among them. */
export function settablePart(text: string): string | undefined {
  const marks = Array.from(text.normalize('NFC').replace(/\s+/g, ' ')).filter((mark) => SETTABLE.test(mark));
  const kept = marks.join('').replace(/ +/g, ' ').trim();
  return kept === '' ? undefined : kept;
}

/** Why a text cannot be set on a picture; undefined when it can. */
export function overlayFault(text: string): string | undefined {
  if (text.length === 0) return 'A text on the picture has words.';
  if (text.length > OVERLAY_LENGTH) return `A text on the picture has at most ${OVERLAY_LENGTH} characters.`;
  const marks = unsettable(text).slice(0, 5).join(' ');
  return marks ? `${marks} cannot be set: texts take Latin, Greek and Cyrillic letters.` : undefined;
}

export const TOO_MANY_OVERLAYS = `A picture takes at most ${OVERLAYS_MAX} texts.`;
