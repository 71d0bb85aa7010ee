import { getHref } from '@flint/shared/contracts/routes';
import type { User } from '@flint/shared/contracts/users';
import { bootAtom } from '@flint/shared/state/boot';
import { Icon } from '@flint/shared/ui/icon';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { useAtomValue } from 'jotai';
import { Coins, House, Layers, LogOut, Settings, UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useOffered } from '../registry/use-offered';
import { useLeave } from '../session/use-leave';
import styles from './account-menu.module.css';
import { hasDeclaredLinks, type LinkedEntry, NAV_ENTRIES } from './nav-entries';

const DeclaredLinks = lazyPart(() => import(/* webpackChunkName: "page-not-found" */ './declared-links'));

/** Navigation entries without a bottom tab in narrow windows. Credits have their own row here at every width. */
const UNTABBED = NAV_ENTRIES.filter(({ tab, pages: [page] }) => !tab && page !== 'credits');

interface AccountMenuItemsProps {
  user: User;
  close: () => void;
  /** Whether it is on a public page, from where the studio is a link away. */
  inHeader?: boolean | undefined;
}

/** Who is signed in, the links of the account, and sign-out. */
export default function AccountMenuItems({ user, close, inHeader }: AccountMenuItemsProps) {
  const signOut = useLeave();
  const offered = useOffered();
  const declares = hasDeclaredLinks(useAtomValue(bootAtom), user.roles);
  const untabbed = ({ label, icon, pages: [page] }: LinkedEntry) => (
    <Link key={label} className={styles.untabbed} to={getHref(page)} onClick={close}>
      <Icon of={icon} small />
      {label}
    </Link>
  );
  const leave = async () => {
    close();
    await signOut();
  };
  return (
    <>
      <p className={styles.who}>{user.email}</p>
      {inHeader && (
        <Link to={getHref('dashboard')} onClick={close}>
          <Icon of={House} small />
          Studio
        </Link>
      )}
      {UNTABBED.filter(({ pages: [page] }) => offered(page)).map(untabbed)}
      {declares && (
        <Suspense>
          <DeclaredLinks>{untabbed}</DeclaredLinks>
        </Suspense>
      )}
      <Link to={getHref('profile')} onClick={close}>
        <Icon of={UserRound} small />
        Profile
      </Link>
      <Link to={getHref('settings')} onClick={close}>
        <Icon of={Settings} small />
        Settings
      </Link>
      {offered('credits') && (
        <Link to={getHref('credits')} onClick={close}>
          <Icon of={Coins} small />
          Credits
        </Link>
      )}
      {user.roles.includes('admin') && (
        <Link to={getHref('staffReleases')} onClick={close}>
          <Icon of={Layers} small />
          Releases
        </Link>
      )}
      <button type="button" onClick={leave}>
        <Icon of={LogOut} small />
        Sign out
      </button>
    </>
  );
}
