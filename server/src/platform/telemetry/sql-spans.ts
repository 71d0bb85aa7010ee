import type { LogEvent } from 'kysely';
import { recordSpan } from './tracing';

/** Longer statements are truncated in traces. */
const MOST_CHARACTERS = 2_000;

/** Records a query as a child of the current span, without its parameters. For Kysely's `log`. */
export function recordQuery(event: LogEvent): void {
  const text = event.query.sql;
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const table = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(text)?.[1];
  recordSpan(
    {
      name: table ? `${operation} ${table}` : operation,
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': text.slice(0, MOST_CHARACTERS),
        ...(table && { 'db.collection.name': table }),
      },
    },
    Date.now() - event.queryDurationMillis,
    event.level === 'error' ? event.error : undefined,
  );
}
