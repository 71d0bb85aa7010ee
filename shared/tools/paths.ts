import type { Part, Shape } from './shape';

/** A path in an answer: names and indexes joined by dots, such as `titles.2.title`. */
export type Path = string;

const POSITION = /^(?:0|[1-9]\d{0,3})$/;

/** What a path addresses: a part, or one item of a list. */
export type AnswerNode = { readonly part: Part } | { readonly item: Shape; readonly one: string };

/** The part or item at a path; undefined without one. */
export function placeAt(shape: Shape, path: Path): AnswerNode | undefined {
  const [name = '', position, ...rest] = path.split('.');
  const part = Object.hasOwn(shape, name) ? shape[name] : undefined;
  if (!part || position === undefined) return part && { part };
  if (part.type !== 'list' || !POSITION.test(position)) return undefined;
  return rest.length === 0 ? { item: part.item, one: part.one } : placeAt(part.item, rest.join('.'));
}

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** The value at a path; undefined without one. */
export function valueAt(output: unknown, path: Path): unknown {
  return path.split('.').reduce(member, output);
}

/** A copy of an answer with another value at an existing path. */
export function withValueAt<T>(output: T, path: Path, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const changed = rest.length === 0 ? value : withValueAt(member(output, key), rest.join('.'), value);
  if (Array.isArray(output)) return output.map((each, at) => (String(at) === key ? changed : each)) as T;
  return { ...output, [key]: changed };
}

/** A part of an answer with its path and value. */
export interface FoundPart {
  readonly path: Path;
  readonly part: Part;
  readonly value: unknown;
}

/** Every part of an answer that matches its shape, in order, a list before its items. */
export function partsIn(shape: Shape, output: unknown, before = ''): FoundPart[] {
  return Object.entries(shape).flatMap(([name, part]): FoundPart[] => {
    const path = before + name;
    const value = member(output, name);
    const found = { path, part, value };
    if (part.type !== 'list' || !Array.isArray(value)) return [found];
    return [found, ...value.flatMap((item, at) => partsIn(part.item, item, `${path}.${at}.`))];
  });
}
