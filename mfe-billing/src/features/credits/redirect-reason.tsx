import { pageOf } from '@flint/shared/contracts/routes';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { Link, useSearchParams } from 'react-router-dom';

/** Whether another page redirected here for lack of credits. */
export function isSentHere(query: URLSearchParams): boolean {
  return query.get('reason') === 'insufficient_credits';
}

/** Explains the redirect and links back. Open redirect protection: links only to pages of this product. */
export function RedirectReason({ balance }: { balance: number | null }) {
  const [query] = useSearchParams();
  if (!isSentHere(query)) return null;
  const from = query.get('from') ?? '';
  const page = /^\/(?![/\\])/.test(from) ? pageOf(from.split(/[?#]/, 1)[0] ?? '') : undefined;
  const have = balance === null ? '' : ` You have ${formatCredits(balance)}.`;
  return (
    <Note
      tone="warn"
      role="status"
      title="That needs more credits than you can spend right now."
      action={
        page && (
          <Link className={text.link} to={page.path}>
            Back to {page.title}
          </Link>
        )
      }
    >
      {have} Nothing you typed is lost.
    </Note>
  );
}
