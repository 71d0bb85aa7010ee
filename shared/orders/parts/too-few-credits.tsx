import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import text from '@flint/shared/ui/text.module.css';
import { Link, useLocation } from 'react-router-dom';
import { creditsHref } from '../credits-href';

interface TooFewCreditsProps {
  /** What takes them, such as "A reply". */
  what: string;
  need: number;
  balance: number;
}

/** Says what an order can take and what there is, and leads to more. What was typed is there on the way back. */
export function TooFewCredits({ what, need, balance }: TooFewCreditsProps) {
  const { pathname, search } = useLocation();
  return (
    <span>
      {what} can take {formatCredits(need)}. You have {formatNumber(balance)}.{' '}
      <Link to={creditsHref(pathname + search, need)} className={text.link}>
        See credits
      </Link>
    </span>
  );
}
