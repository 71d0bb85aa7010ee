import type { User } from '@flint/shared/contracts/users';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Suspense, useRef, useState } from 'react';
import styles from './account-menu.module.css';

const AccountMenuItems = lazyPart(() => import(/* webpackChunkName: "panels" */ './account-menu-items'));

/** Element id of the popover that account buttons open. */
export const ACCOUNT_MENU_ID = 'account-menu';

interface AccountMenuProps {
  user: User;
  /** Whether its button is in a header at every width, without a sidebar that has the other links. */
  inHeader?: boolean;
}

/** The popover of account buttons. The browser closes it on Escape and on an outside click. */
export function AccountMenu({ user, inHeader }: AccountMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  return (
    <div
      ref={menu}
      id={ACCOUNT_MENU_ID}
      popover="auto"
      className={styles.menu}
      data-in-header={inHeader}
      onBeforeToggle={() => setWanted(true)}
    >
      {wanted && (
        <Suspense>
          <AccountMenuItems user={user} inHeader={inHeader} close={() => menu.current?.hidePopover()} />
        </Suspense>
      )}
    </div>
  );
}
