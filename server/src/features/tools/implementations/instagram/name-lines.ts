import { capital } from '@flint/engines/english/words';
import { RULES } from '@flint/shared/tools/limits/limits';
import { cut } from '@flint/shared/tools/measure/cut';
import { measure } from '@flint/shared/tools/measure/measure';

const { max: NAME_MAX, unit: UNIT } = RULES['instagram.name.length'];
const WISHED = 3;

interface Known {
  readonly name: string;
  /** Searched words, the most specific first. */
  readonly keywords: readonly string[];
  readonly place: string;
  /** Fallback when nothing else fits. */
  readonly head: string;
}

/** Lines for the searchable name above a bio: the name with searched words, 30 characters each. */
export function nameLines({ name, keywords, place, head }: Known): { name: string }[] {
  const [first = '', second = ''] = keywords.map(capital);
  const beside = (one: string, other: string) => (one && other ? `${one} | ${other}` : '');
  const lines = [
    ...[beside(name, first), beside(name, second), beside(name, place)],
    ...[beside(first, place), name, first, second],
  ];
  const fitting = lines.filter((line) => line !== '' && measure(line, UNIT) <= NAME_MAX);
  const kept = fitting.length > 0 ? [...new Set(fitting)] : [cut(head, NAME_MAX, UNIT)];
  return kept.slice(0, WISHED).map((line) => ({ name: line }));
}
