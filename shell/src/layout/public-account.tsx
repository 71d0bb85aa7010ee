import { getHref } from '@flint/shared/contracts/routes';
import type { User } from '@flint/shared/contracts/users';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { AccountButton } from './account-button';
import { AccountMenu } from './account-menu';
import { HeaderBalance } from './header-balance';
import styles from './public-account.module.css';

/** Who is signed in, their balance and the way to the studio, on public pages. */
export default function PublicAccount({ viewer }: { viewer: User }) {
  return (
    <>
      <HeaderBalance />
      <div>
        <AccountButton user={viewer} named={false} />
      </div>
      <AccountMenu user={viewer} inHeader />
      <ButtonLink href={getHref('dashboard')} variant="ink" className={styles.studio}>
        Open studio
      </ButtonLink>
    </>
  );
}
