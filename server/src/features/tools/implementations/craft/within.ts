import { cut } from '@flint/shared/tools/measure/cut';
import { measure } from '@flint/shared/tools/measure/measure';
import type { TextUnit } from '@flint/shared/tools/measure/units';

/** A length limit, in a platform's unit. */
export interface Room {
  readonly max: number;
  readonly unit: TextUnit;
}

export const fits = (text: string, { max, unit }: Room): boolean => measure(text, unit) <= max;

/** As many whole sentences as fit, from the first on; when not even that fits, its beginning. */
export function within(sentences: readonly string[], room: Room): string {
  let text = '';
  for (const next of sentences) {
    const longer = text === '' ? next : `${text} ${next}`;
    if (!fits(longer, room)) break;
    text = longer;
  }
  return text || cut(sentences[0] ?? '', room.max, room.unit, { mark: '…' });
}

/**
 * The parts that fit, in their order, separated by line breaks.
 * @param parts by priority; the number is each part's position
 */
export function stacked(parts: readonly (readonly [place: number, text: string])[], room: Room): string {
  const inOrder = (kept: typeof parts) =>
    [...kept]
      .sort(([a], [b]) => a - b)
      .map(([, text]) => text)
      .join('\n\n');
  const kept: (typeof parts)[number][] = [];
  for (const part of parts) {
    if (part[1] !== '' && fits(inOrder([...kept, part]), room)) kept.push(part);
  }
  return inOrder(kept);
}
