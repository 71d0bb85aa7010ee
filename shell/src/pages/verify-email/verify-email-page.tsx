import { getHref } from '@flint/shared/contracts/routes';
import { viewerAtom } from '@flint/shared/state/boot';
import { fetchBalance } from '@flint/shared/state/credits';
import { sessionAtom } from '@flint/shared/state/session';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { AuthPage } from '../auth/auth-page';
import { GoOn } from '../auth/go-on';
import { useDestination } from '../auth/use-destination';
import styles from './verify-email-page.module.css';
import { VerifyForm } from './verify-form';

const TITLE = (
  <>
    Verify your <span className={styles.whole}>e-mail</span> address
  </>
);

/** Email verification; redirects to the requested page afterwards. */
export default function VerifyEmailPage() {
  const store = useStore();
  const { user } = useAtomValue(sessionAtom);
  const viewer = useAtomValue(viewerAtom);
  const { href, refused } = useDestination();
  const signedIn = user !== null;

  // Reads the balance first, to show what the verification added.
  useEffect(() => {
    if (signedIn) void fetchBalance(store);
  }, [store, signedIn]);

  if (user?.isEmailVerified) return <GoOn to={href} />;
  if (refused) return <GoOn to={getHref('verifyEmail')} />;
  return (
    <AuthPage title={TITLE}>
      <VerifyForm key={viewer?.id} user={viewer} />
    </AuthPage>
  );
}
