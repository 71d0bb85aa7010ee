import { getHref } from '@flint/shared/contracts/routes';
import { sessionAtom } from '@flint/shared/state/session';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../layout/loading';
import { GoOn } from '../auth/go-on';
import { useDestination } from '../auth/use-destination';

/** Reasons on the sign-in page by Google's error. */
const REASONS: Readonly<Record<string, string>> = {
  access_denied: 'google_cancelled',
  email_not_verified: 'google_unverified',
  account_not_linked: 'google_unverified',
};

/** OAuth callback page: redirects to the requested page, or back to sign-in with the reason. */
export default function OAuthCallbackPage() {
  const { status } = useAtomValue(sessionAtom);
  const [query] = useSearchParams();
  const { next, href } = useDestination();
  const error = query.get('error');
  if (error !== null) return <GoOn to={getHref('signin', { next, reason: REASONS[error] ?? 'google_failed' })} />;
  if (status === 'idle' || status === 'loading') return <Loading />;
  if (status === 'authenticated') return <GoOn to={href} />;
  return <GoOn to={getHref('signin', { next, reason: 'google_failed' })} />;
}
