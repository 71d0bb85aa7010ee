import type { SparkMessage } from '@flint/shared/contracts/spark-messages';

/** What is shown as one: a message, or an answer with what went on with it. */
export interface Row {
  readonly first: SparkMessage;
  readonly last: SparkMessage;
  readonly parts: readonly SparkMessage[];
}

/** Messages as they are shown. A row that has not changed stays the very same one. */
export function toRows(messages: readonly SparkMessage[], before: readonly Row[] = []): readonly Row[] {
  const groups: SparkMessage[][] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    if (message.continues && last?.at(-1)?.role === 'assistant') last.push(message);
    else groups.push([message]);
  }
  const known = new Map(before.map((row) => [row.first.id, row]));
  return groups.map((parts) => same(known.get(parts[0]?.id ?? ''), parts) ?? rowOf(parts));
}

const same = (row: Row | undefined, parts: readonly SparkMessage[]) =>
  row?.parts.length === parts.length && row.parts.every((part, at) => part === parts[at]) ? row : undefined;

function rowOf(parts: readonly SparkMessage[]): Row {
  const [first] = parts as [SparkMessage];
  return { first, last: parts.at(-1) ?? first, parts };
}
