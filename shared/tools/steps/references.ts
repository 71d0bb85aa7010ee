import { outerStep } from './step-names';

/** Refers to the graph's inputs. */
export const INPUT = 'input';
/** Refers to the item of a loop, within its inner step. */
export const ITEM = 'item';

/** A reference in a text: `{{step.output}}`. A backslash before the braces writes them literally. */
export interface StepReference {
  /** The name of a step, {@link INPUT} or {@link ITEM}; of a step of an agent, after that of the step that runs it. */
  readonly from: string;
  readonly output: string;
}

const BRACES = /(\\?)\{\{([^{}]*)\}\}/g;
const REFERENCE = /^\s*([\w:-]+)\.([\w-]+)\s*$/;

function parse(inner: string): StepReference | null {
  const [, from, output] = REFERENCE.exec(inner) ?? [];
  return from !== undefined && output !== undefined ? { from, output } : null;
}

/** Every pair of double braces that is not escaped, in order; null for one that is no reference. */
export function readReferences(text: string): (StepReference | null)[] {
  return [...text.matchAll(BRACES)].flatMap(([, backslash, inner = '']) => (backslash ? [] : [parse(inner)]));
}

/** The reference that is the whole text; undefined for any other text. */
export function wholeReference(text: string): StepReference | undefined {
  const [only] = text.trim().match(BRACES) ?? [];
  if (only !== text.trim() || only.startsWith('\\')) return undefined;
  return readReferences(text)[0] ?? undefined;
}

/** Replaces each reference, and writes escaped braces literally. What is put in is not read again. */
export function fillReferences(text: string, give: (reference: StepReference) => string): string {
  return text.replace(BRACES, (braces, backslash: string, inner: string) => {
    if (backslash) return braces.slice(1);
    const found = parse(inner);
    return found ? give(found) : braces;
  });
}

/** Maps every text of an input in a copy; `path` is such as `messages.0.content`. */
export function mapInput(input: unknown, change: (text: string, path: string) => unknown, path = ''): unknown {
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (typeof input === 'string') return change(input, path);
  if (Array.isArray(input)) return input.map((each, index) => mapInput(each, change, at(index)));
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([key, each]) => [key, mapInput(each, change, at(key))]));
}

/** The names that an input refers to: of steps, {@link INPUT} and {@link ITEM}. */
export function referredNames(input: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  mapInput(input, (text) => {
    for (const found of readReferences(text)) if (found) names.add(found.from);
    return text;
  });
  return names;
}

/** Replaces the references of a text by other words, in which references are read; escaped braces stay escaped. */
export function replaceWords(text: string, change: (found: StepReference) => string): string {
  return text.replace(BRACES, (braces, backslash: string, inner: string) => {
    const found = backslash ? null : parse(inner);
    return found ? change(found) : braces;
  });
}

/** A text whose double braces are written literally. */
export const escapeReferences = (text: string) => text.replace(BRACES, '\\$&');

/** Replaces every reference of an input by another one. */
export function replaceReferences<T>(input: T, change: (found: StepReference) => StepReference): T {
  return mapInput(input, (text) => replaceWords(text, (found) => writeReference(change(found)))) as T;
}

/** Renames a step in every reference of an input, and with it the steps of the agent that it runs. */
export function renameReferences<T>(input: T, before: string, after: string): T {
  return replaceReferences(input, ({ from, output }) => ({ from: renamed(from, before, after), output }));
}

/** A reference as it is written in a text. */
export const writeReference = ({ from, output }: StepReference) => `{{${from}.${output}}}`;

const renamed = (from: string, before: string, after: string) =>
  outerStep(from) === before ? after + from.slice(before.length) : from;
