import { apiAddress } from '@flint/shared/api/config';
import { startGoogle } from '@flint/shared/contracts/google';
import { bootAtom } from '@flint/shared/state/boot';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import styles from './google-button.module.css';

const LABEL = 'Continue with Google';
const LOOK = { variant: 'line', size: 'lg', block: true } as const;

/** Sign-in with Google, or the reason why it is not available. `next` is the page to return to. */
export function GoogleButton({ next }: { next: string | undefined }) {
  const configured = useAtomValue(bootAtom)?.googleSignIn === true;
  return (
    <div className={styles.google}>
      {configured ? <GoogleLink next={next} /> : <GoogleOff />}
      <div className={styles.or}>
        <span className={clsx(text.tiny, text.faint)}>or with e-mail</span>
      </div>
    </div>
  );
}

/** A full navigation: the router does not own this path. */
function GoogleLink({ next }: { next: string | undefined }) {
  const query = next === undefined ? '' : `?${new URLSearchParams({ next })}`;
  return (
    <ButtonLink {...LOOK} href={apiAddress(startGoogle.path) + query} reloadDocument>
      {LABEL}
    </ButtonLink>
  );
}

function GoogleOff() {
  const reason = useId();
  return (
    <>
      <Button {...LOOK} disabled aria-describedby={reason}>
        {LABEL}
      </Button>
      <p id={reason} className={clsx(text.tiny, text.faint)}>
        Google sign-in is not configured here.
      </p>
    </>
  );
}
