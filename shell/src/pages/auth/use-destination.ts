import { getHref } from '@flint/shared/contracts/routes';
import { useSearchParams } from 'react-router-dom';
import { isSafeTarget } from '../../guard/redirects';

export interface Destination {
  /** The page to return to, when it is on this origin. */
  next: string | undefined;
  /** Where to go once the account is ready: `next`, else the dashboard. */
  href: string;
  /** Whether `next` pointed outside this origin (open redirect) and must be dropped from the URL. */
  refused: boolean;
}

/** Reads the query's `next`. */
export function useDestination(): Destination {
  const [query] = useSearchParams();
  const asked = query.get('next');
  const next = isSafeTarget(asked) ? asked : undefined;
  return { next, href: next ?? getHref('dashboard'), refused: asked !== null && next === undefined };
}
