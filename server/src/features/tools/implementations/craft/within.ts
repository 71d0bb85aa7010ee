import { cut } from '@flint/shared/tools/measure/cut';
import { measure } from '@flint/shared/tools/measure/measure';
import type { TextUnit } from '@flint/shared/tools/measure/units';

/** A most, as a platform counts. */
export interface Room {
  readonly max: number;
  readonly unit: TextUnit;
}

export const fits = (text: string, { max, unit }: Room): boolean => measure(text, unit) <= max;

/** As many whole sentences from the first on as there is room for; where not even that fits, as much of it as does. */
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
 * The parts that there is room for, in their order with a break between.
 * @param parts by how much they matter, the first the most; the number is where each stands
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
