const IDLE_IN_TRANSACTION = 'idle_in_transaction_session_timeout';
/** Limit of an idle transaction, in milliseconds, because its locks block others; the workflow engine's own default. */
const IDLE_MS = 60_000;

/**
 * Adds `idle_in_transaction_session_timeout` to a database address. In the address, because the workflow engine would
 * otherwise set it by a query that races the first one of each connection. Options that the address already has take
 * precedence.
 */
export function withIdleTimeout(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const given = url.searchParams.get('options') ?? '';
  if (!given.includes(IDLE_IN_TRANSACTION))
    url.searchParams.set('options', `-c ${IDLE_IN_TRANSACTION}=${IDLE_MS} ${given}`.trim());
  return url.href;
}
