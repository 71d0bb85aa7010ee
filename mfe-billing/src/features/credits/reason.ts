import { pageOf } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';

/** Why another page led here: what was pressed there lacked credits. */
export interface Reason {
  /** The place to go back to, with its query; undefined for an address that is not ours. */
  readonly back: string | undefined;
  readonly page: PageRoute | undefined;
  /** The price of what was pressed in whole credits; undefined where the address has none. */
  readonly need: number | undefined;
}

/** Reads the reason of a redirect. Open redirect protection: `back` is a page of this product. */
export function readReason(query: URLSearchParams): Reason | null {
  if (query.get('reason') !== 'insufficient_credits') return null;
  const from = ownPlace(query.get('from') ?? '');
  const page = from && pageOf(from.pathname);
  const back = page && from.pathname + from.search + from.hash;
  return { back, page, need: readNeed(query) ?? page?.guard.minCredits };
}

/** What the balance lacks for it, in whole credits; 0 where nothing is lacking or known. */
export function missingCredits(reason: Reason | null, balance: number | null): number {
  return reason?.need === undefined || balance === null ? 0 : Math.max(0, reason.need - balance);
}

/** A path of this origin as browsers resolve it, with dots and backslashes; undefined for any other address. */
function ownPlace(from: string): URL | undefined {
  const { origin } = window.location;
  const place = from.startsWith('/') && URL.canParse(from, origin) ? new URL(from, origin) : undefined;
  return place?.origin === origin ? place : undefined;
}

function readNeed(query: URLSearchParams): number | undefined {
  const need = query.get('need') ?? '';
  return /^[1-9]\d{0,6}$/.test(need) ? Number(need) : undefined;
}
