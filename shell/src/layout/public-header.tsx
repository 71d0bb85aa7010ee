import { getHref } from '@flint/shared/contracts/routes';
import type { User } from '@flint/shared/contracts/users';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Logo } from '@flint/shared/ui/logo';
import { Suspense } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { useOffered } from '../registry/use-offered';
import styles from './public-header.module.css';
import { PublicMenu } from './public-menu';
import { ThemeSwitch } from './theme-switch';

/** Lazy: visitors who are not signed in do not need it. */
const PublicAccount = lazyPart(() => import(/* webpackChunkName: "signed-in" */ './public-account'));

/** Header of public pages. */
export default function PublicHeader({ viewer }: { viewer: User | null }) {
  const here = useMatch(getHref('generator'));
  const inTools = useMatch(`${getHref('tools')}/*`);
  const inPricing = useMatch(getHref('pricing'));
  const offered = useOffered();
  return (
    <header className={styles.head}>
      <Link to={getHref('home')} className={styles.logo} aria-label="Flint, home">
        <Logo />
      </Link>
      <nav className={styles.nav} aria-label="Main">
        {offered('generator') && (
          <Link to={getHref('generator')} aria-current={here ? 'page' : undefined}>
            Generator
          </Link>
        )}
        {offered('tools') && (
          <Link to={getHref('tools')} aria-current={inTools ? 'page' : undefined}>
            Tools
          </Link>
        )}
        {offered('pricing') && (
          <Link to={getHref('pricing')} aria-current={inPricing ? 'page' : undefined}>
            Pricing
          </Link>
        )}
      </nav>
      <span className={styles.gap} />
      <ThemeSwitch />
      {viewer ? (
        <Suspense>
          <PublicAccount viewer={viewer} />
        </Suspense>
      ) : (
        <>
          <ButtonLink href={getHref('signin')} className={styles.wide}>
            Sign in
          </ButtonLink>
          <ButtonLink href={getHref('signup')} variant="ink">
            Start free
          </ButtonLink>
        </>
      )}
      <PublicMenu signedIn={viewer !== null} />
    </header>
  );
}
