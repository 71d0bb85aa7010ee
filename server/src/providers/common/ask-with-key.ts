/** What an API said of a key; see `KeyVerdict`. */
type Verdict = { readonly state: 'ok' } | { readonly state: 'refused' | 'unreachable'; readonly why: string };

/** Statuses of a missing, wrong, empty or locked account. */
const REFUSED = new Set([401, 402, 403]);

/**
 * Asks a free question and judges the key by the status alone: an API that finds nothing has let us in.
 * @throws what `fetch` throws
 */
export async function askWithKey(
  address: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Verdict> {
  const { status, body } = await fetch(address, { headers, signal, redirect: 'manual' });
  await body?.cancel();
  const why = `it answered ${status}`;
  if (REFUSED.has(status)) return { state: 'refused', why };
  return status === 429 || status >= 500 ? { state: 'unreachable', why } : { state: 'ok' };
}
