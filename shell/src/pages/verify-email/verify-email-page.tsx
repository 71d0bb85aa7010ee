import { getHref } from '@flint/shared/contracts/routes';
import { viewerAtom } from '@flint/shared/state/boot';
import { fetchBalance } from '@flint/shared/state/credits';
import { sessionAtom } from '@flint/shared/state/session';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { AuthPage } from '../auth/auth-page';
import { useDestination } from '../auth/use-destination';
import { VerifyForm } from './verify-form';

/** Proving an e-mail address; once it is proven, on to where somebody was going. */
export default function VerifyEmailPage() {
  const store = useStore();
  const { user } = useAtomValue(sessionAtom);
  const viewer = useAtomValue(viewerAtom);
  const { href, refused } = useDestination();
  const signedIn = user !== null;

  // The balance before is needed to say what the verification added.
  useEffect(() => {
    if (signedIn) void fetchBalance(store);
  }, [store, signedIn]);

  if (user?.isEmailVerified) return <Navigate to={href} replace />;
  if (refused) return <Navigate to={getHref('verifyEmail')} replace />;
  return (
    <AuthPage title="Verify your e-mail address">
      <VerifyForm key={viewer?.id} user={viewer} />
    </AuthPage>
  );
}
