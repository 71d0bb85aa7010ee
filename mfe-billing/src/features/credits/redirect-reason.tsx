import { pageOf } from '@flint/shared/contracts/routes';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { Link, useSearchParams } from 'react-router-dom';

/** Whether a page sent its visitor here for want of credits. */
export function isSentHere(query: URLSearchParams): boolean {
  return query.get('reason') === 'insufficient_credits';
}

/** Says why somebody was sent here, and leads back. Only a page of ours is ever linked. */
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
