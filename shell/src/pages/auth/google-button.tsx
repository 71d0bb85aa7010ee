import { apiAddress } from '@flint/shared/api/config';
import { startGoogle } from '@flint/shared/contracts/google';
import { bootAtom } from '@flint/shared/state/boot';
import { ButtonLink } from '@flint/shared/ui/button-link';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import styles from './google-button.module.css';

/** Sign-in with Google, where the server is configured for it. `next` is the page to return to. */
export function GoogleButton({ next }: { next: string | undefined }) {
  if (!useAtomValue(bootAtom)?.googleSignIn) return null;
  const query = next === undefined ? '' : `?${new URLSearchParams({ next })}`;
  return (
    <div className={styles.google}>
      {/* A full navigation: the router does not own this path. */}
      <ButtonLink variant="line" size="lg" block href={apiAddress(startGoogle.path) + query} reloadDocument>
        Continue with Google
      </ButtonLink>
      <div className={styles.or}>
        <span className={clsx(text.tiny, text.faint)}>or with e-mail</span>
      </div>
    </div>
  );
}
