import * as z from 'zod/mini';

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

const said = (count: number) => `${count} ${count === 1 ? 'text' : 'texts'}`;

/** Words to be set on a picture. */
export const TextOverlays = z
  .array(
    z.string('A text on the picture is words.').check(
      z.trim(),
      z.minLength(1, 'A text on the picture has words.'),
      z.maxLength(OVERLAY_LENGTH, `A text on the picture has at most ${OVERLAY_LENGTH} characters.`),
      z.refine((text) => unsettable(text).length === 0, {
        error: ({ input }) =>
          `${unsettable(String(input)).slice(0, 5).join(' ')} cannot be set: texts take Latin, Greek and Cyrillic letters.`,
      }),
    ),
    'Texts on the picture are a list.',
  )
  .check(z.maxLength(OVERLAYS_MAX, `A picture takes at most ${said(OVERLAYS_MAX)}.`));
