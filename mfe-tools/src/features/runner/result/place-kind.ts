import { outputSchema, partSchema } from '@flint/shared/tools/output-schema';
import type { Part, Shape } from '@flint/shared/tools/shape';

/** Type of a passage: one part, or a list item with several. */
export type PlaceKind = { readonly part: Part } | { readonly item: Shape };

interface OwnPart {
  readonly key: string;
  readonly part: Part;
  readonly value: unknown;
  /** The whole passage with another value of this part. */
  withValue(next: unknown): unknown;
}

/** The parts of a passage with their values. */
export function partsOf(kind: PlaceKind, value: unknown): OwnPart[] {
  if ('part' in kind) return [{ key: '', part: kind.part, value, withValue: (next) => next }];
  const item = value as Readonly<Record<string, unknown>>;
  return Object.entries(kind.item).map(([key, part]) => ({
    ...{ key, part },
    value: item[key],
    withValue: (next) => ({ ...item, [key]: next }),
  }));
}

/** Validates a passage's value; messages by part, with an empty key for the whole passage. */
export function faultsOf(kind: PlaceKind, value: unknown): Readonly<Record<string, string>> {
  const schema = 'part' in kind ? partSchema(kind.part) : outputSchema(kind.item);
  const { error } = schema.safeParse(value);
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    const key = 'part' in kind ? '' : String(path[0] ?? '');
    faults[key] ??= message;
  }
  return faults;
}
