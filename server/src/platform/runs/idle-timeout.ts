const IDLE_IN_TRANSACTION = 'idle_in_transaction_session_timeout';
/** A transaction left open this long holds rows others wait for; the workflow engine's own default. */
const IDLE_MS = 60_000;

/**
 * A database address whose sessions end a transaction left idle. Said in the address, since the workflow engine
 * would otherwise say it in a query that races the first one of each connection.
 * Options the address already carries stay, and win.
 */
export function withIdleTimeout(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const given = url.searchParams.get('options') ?? '';
  if (!given.includes(IDLE_IN_TRANSACTION))
    url.searchParams.set('options', `-c ${IDLE_IN_TRANSACTION}=${IDLE_MS} ${given}`.trim());
  return url.href;
}
