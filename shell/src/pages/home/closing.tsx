import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import { getHref } from '@flint/shared/contracts/routes';
import { ButtonLink } from '@flint/shared/ui/button-link';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './closing.module.css';
import section from './section.module.css';

/** Repeats the sign-up link at the end of the page. */
export function Closing({ signedIn }: { signedIn: boolean }) {
  return (
    <section className={clsx(section.section, styles.closing)}>
      <h2 className={text.d4}>
        {signedIn ? (
          'What is next?'
        ) : (
          <>
            {STARTER_CREDITS} credits to start.
            <br />
            No card.
          </>
        )}
      </h2>
      <ButtonLink href={getHref(signedIn ? 'dashboard' : 'signup')} variant="ink" size="lg">
        {signedIn ? 'Open the studio' : 'Create an account'}
      </ButtonLink>
    </section>
  );
}
