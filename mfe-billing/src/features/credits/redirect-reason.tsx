import { pageOf } from '@flint/shared/contracts/routes';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { Link, useSearchParams } from 'react-router-dom';

/** Whether another page redirected here for lack of credits. */
export function isSentHere(query: URLSearchParams): boolean {
  return query.get('reason') === 'insufficient_credits';
}

/**
 * Explains the redirect by what was pressed and the balance now, and links back to the same place. Open redirect
 * protection: links only to pages of this product.
 */
export function RedirectReason({ balance }: { balance: number | null }) {
  const [query] = useSearchParams();
  if (!isSentHere(query)) return null;
  const from = placeOf(query.get('from') ?? '');
  const page = from && pageOf(from.pathname);
  const need = needOf(query) ?? page?.guard.minCredits;
  const enough = need !== undefined && balance !== null && balance >= need;
  const have = balance === null ? '' : `You have ${formatCredits(balance)}. `;
  return (
    <Note
      tone={enough ? 'good' : 'warn'}
      role="status"
      title={titleOf(need, enough)}
      action={
        page && (
          <Link className={text.link} to={from.pathname + from.search + from.hash}>
            Back to {page.title}
          </Link>
        )
      }
    >
      {have}Nothing you typed is lost.
    </Note>
  );
}

/** A path of this origin as browsers resolve it, with dots and backslashes; undefined for any other address. */
function placeOf(from: string): URL | undefined {
  const { origin } = window.location;
  const place = from.startsWith('/') && URL.canParse(from, origin) ? new URL(from, origin) : undefined;
  return place?.origin === origin ? place : undefined;
}

/** The price of what was pressed, in whole credits; undefined where the link has none. */
function needOf(query: URLSearchParams): number | undefined {
  const need = query.get('need') ?? '';
  return /^[1-9]\d{0,6}$/.test(need) ? Number(need) : undefined;
}

function titleOf(need: number | undefined, enough: boolean): string {
  if (need === undefined) return 'What you pressed needed more credits than you had.';
  return enough ? `That needs ${formatCredits(need)}: you have enough now.` : `That needs ${formatCredits(need)}.`;
}
