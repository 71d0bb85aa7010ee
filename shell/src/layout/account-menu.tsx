import type { User } from '@flint/shared/contracts/users';
import { lazy, Suspense, useRef } from 'react';
import styles from './account-menu.module.css';

/** With the activity button: both are only for signed-in users. */
const AccountMenuItems = lazy(() => import(/* webpackChunkName: "signed-in" */ './account-menu-items'));

/** Element id of the popover that account buttons open. */
export const ACCOUNT_MENU_ID = 'account-menu';

/** The popover of account buttons. The browser closes it on Escape and on an outside click. */
export function AccountMenu({ user }: { user: User }) {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div ref={menu} id={ACCOUNT_MENU_ID} popover="auto" className={styles.menu}>
      <Suspense fallback={null}>
        <AccountMenuItems user={user} close={() => menu.current?.hidePopover()} />
      </Suspense>
    </div>
  );
}
