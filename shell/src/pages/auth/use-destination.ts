import { getHref } from '@flint/shared/contracts/routes';
import { useSearchParams } from 'react-router-dom';
import { isSafeTarget } from '../../guard/redirects';

export interface Destination {
  /** The page somebody was on the way to, if it is one of ours. */
  next: string | undefined;
  /** Where to go when the account is in order: `next`, else the dashboard. */
  href: string;
  /** The query names a place outside of the product, and is to be dropped. */
  refused: boolean;
}

/** Reads the query's `next`. */
export function useDestination(): Destination {
  const [query] = useSearchParams();
  const asked = query.get('next');
  const next = isSafeTarget(asked) ? asked : undefined;
  return { next, href: next ?? getHref('dashboard'), refused: asked !== null && next === undefined };
}
