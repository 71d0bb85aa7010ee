import type { SparkMessage } from '@flint/shared/contracts/spark-messages';

/** A displayed row: a message, or an answer with its continuations. */
export interface TalkRow {
  readonly first: SparkMessage;
  readonly last: SparkMessage;
  readonly parts: readonly SparkMessage[];
}

/** Groups messages into rows. An unchanged row keeps its identity. */
export function toRows(messages: readonly SparkMessage[], before: readonly TalkRow[] = []): readonly TalkRow[] {
  const groups: SparkMessage[][] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    if (message.continues && last?.at(-1)?.role === 'assistant') last.push(message);
    else groups.push([message]);
  }
  const known = new Map(before.map((row) => [row.first.id, row]));
  return groups.map((parts) => same(known.get(parts[0]?.id ?? ''), parts) ?? rowOf(parts));
}

const same = (row: TalkRow | undefined, parts: readonly SparkMessage[]) =>
  row?.parts.length === parts.length && row.parts.every((part, at) => part === parts[at]) ? row : undefined;

function rowOf(parts: readonly SparkMessage[]): TalkRow {
  const [first] = parts as [SparkMessage];
  return { first, last: parts.at(-1) ?? first, parts };
}
