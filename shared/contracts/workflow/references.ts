import { shortened } from '../graphemes';
import type { WorkflowStep } from '../recipes/workflow';
import { slotOf } from './step-types';

/** Refers to the previous step, regardless of its id. */
export const PREVIOUS = 'previous';
/** Refers to the workflow's input. */
export const INPUT = 'input';

/** A reference in a text: `{{step.output}}`. A backslash before the braces writes them literally. */
export interface Reference {
  /** The id of a step, {@link PREVIOUS}, or {@link INPUT}. */
  readonly from: string;
  readonly output: string;
}

const BRACES = /(\\?)\{\{([^{}]*)\}\}/g;
const REFERENCE = /^\s*([\w-]+)\.([\w-]+)\s*$/;

const parse = (inner: string): Reference | null => {
  const [, from, output] = REFERENCE.exec(inner) ?? [];
  return from !== undefined && output !== undefined ? { from, output } : null;
};

/** Formats a reference. */
export const reference = (from: string, output: string) => `{{${from}.${output}}}`;

/** Parses every pair of double braces that is not escaped, in order; null for one that is not a valid reference. */
export function referencesIn(text: string): (Reference | null)[] {
  return [...text.matchAll(BRACES)].flatMap(([, backslash, inner = '']) => (backslash ? [] : [parse(inner)]));
}

/** Whether a text is a single reference and nothing else. */
export function isReference(text: string): boolean {
  const [only] = text.trim().match(BRACES) ?? [];
  return only === text.trim() && referencesIn(text)[0] != null;
}

/** A text whose double braces are written literally. */
export const escapeBraces = (text: string) => text.replace(BRACES, '\\$&');

/** Replaces each reference in a text, and writes escaped braces literally. Inserted text is not parsed again. */
export function fillText(text: string, give: (reference: Reference) => string): string {
  return text.replace(BRACES, (braces, backslash: string, inner: string) => {
    if (backslash) return braces.slice(1);
    const found = parse(inner);
    return found ? give(found) : braces;
  });
}

/** Maps each text of an input in a copy; `path` is such as `messages.0.content`. */
export function mapTexts(input: unknown, change: (text: string, path: string) => string, path = ''): unknown {
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (typeof input === 'string') return change(input, path);
  if (Array.isArray(input)) return input.map((each, index) => mapTexts(each, change, at(index)));
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([key, each]) => [key, mapTexts(each, change, at(key))]));
}

/** Resolves every reference in a step's input, truncated to the field's limit. */
export function fillInput(
  { type, input }: Pick<WorkflowStep, 'type' | 'input'>,
  give: (reference: Reference) => string,
): unknown {
  return mapTexts(input, (text, path) => {
    const filled = fillText(text, give);
    const slot = slotOf(type, path);
    if (filled === text || slot?.takes !== 'text' || filled.length <= slot.max) return filled;
    return cut(filled, slot.max);
  });
}

/** Truncates a text at the last whole word. */
function cut(text: string, max: number): string {
  const start = shortened(text, max);
  return /\s/.test(start) ? start.replace(/\s\S*$/, '') : start;
}

/**
 * The steps that a step depends on, by its input and its condition.
 * @param before the id of the previous step
 */
export function needsOf({ input, when }: WorkflowStep, before: string | undefined): ReadonlySet<string> {
  const needs = new Set<string>(when ? [when.step] : []);
  mapTexts(input, (text) => {
    for (const found of referencesIn(text)) {
      const from = found?.from === PREVIOUS ? before : found?.from;
      if (from !== undefined && from !== INPUT) needs.add(from);
    }
    return text;
  });
  return needs;
}
