import type { Costs } from '@flint/shared/contracts/credits';
import { IMAGE_MODELS, VIDEO_MODELS } from '@flint/shared/contracts/models';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { Link } from 'react-router-dom';
import { missingCredits, type Reason } from './reason';

interface RedirectReasonProps {
  reason: Reason;
  balance: number | null;
  costs: Costs | null;
}

/** Says what was pressed elsewhere, what is missing for it, and a cheaper way; links back to the same place. */
export function RedirectReason({ reason, balance, costs }: RedirectReasonProps) {
  const { need, back, page } = reason;
  const enough = need !== undefined && balance !== null && balance >= need;
  const missing = missingCredits(reason, balance);
  const cheaper = !enough && costs && balance !== null ? cheaperWay(reason, costs, balance) : undefined;
  return (
    <Note
      tone={enough ? 'good' : 'warn'}
      role="status"
      title={titleOf(need, enough)}
      action={
        back && (
          <Link className={text.link} to={back}>
            Back to {page?.title}
          </Link>
        )
      }
    >
      {balance !== null && `You have ${formatCredits(balance)}${missing > 0 ? `, ${missing} too few` : ''}. `}
      {cheaper} Nothing you typed is lost.
    </Note>
  );
}

function titleOf(need: number | undefined, enough: boolean): string {
  if (need === undefined) return 'What you pressed needed more credits than you had.';
  return enough ? `That needs ${formatCredits(need)}: you have enough now.` : `That needs ${formatCredits(need)}.`;
}

/** The cheapest model of the same page, where its price is within the balance. */
function cheaperWay({ page, need }: Reason, costs: Costs, balance: number): string | undefined {
  const films = page?.id === 'imageToVideo';
  if (!films && page?.id !== 'generator') return undefined;
  const rows = films
    ? VIDEO_MODELS.map(({ id, label }) => ({ label, credits: costs[`video:${id}:second`] }))
    : IMAGE_MODELS.map(({ id, label }) => ({ label, credits: costs[`image:${id}`] }));
  const priced = rows.flatMap(({ label, credits }) => (credits === undefined ? [] : [{ label, credits }]));
  const [least] = priced.sort((a, b) => a.credits - b.credits);
  if (!least || least.credits > balance || least.credits >= (need ?? Number.POSITIVE_INFINITY)) return undefined;
  return `${least.label} makes ${films ? 'a second of film' : 'one picture'} for ${formatCredits(least.credits)}.`;
}
