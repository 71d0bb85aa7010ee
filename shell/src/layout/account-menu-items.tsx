import { getHref } from '@flint/shared/contracts/routes';
import type { User } from '@flint/shared/contracts/users';
import { signOut } from '@flint/shared/state/session';
import { Icon } from '@flint/shared/ui/icon';
import { useStore } from 'jotai';
import { Coins, Layers, LogOut, Settings, UserRound } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useOffered } from '../registry/use-offered';
import styles from './account-menu.module.css';
import { NAV_ENTRIES } from './nav-entries';

/** Navigation entries without a bottom tab in narrow windows. Credits have their own row here at every width. */
const UNTABBED = NAV_ENTRIES.filter(({ tab, pages: [page] }) => !tab && page !== 'credits');

/** Who is signed in, the links of the account, and sign-out. */
export default function AccountMenuItems({ user, close }: { user: User; close: () => void }) {
  const store = useStore();
  const navigate = useNavigate();
  const offered = useOffered();
  const leave = async () => {
    close();
    // Leave guarded pages first: signing out on one would redirect to sign-in.
    await navigate(getHref('home'));
    await signOut(store);
  };
  return (
    <>
      <p className={styles.who}>{user.email}</p>
      {UNTABBED.filter(({ pages: [page] }) => offered(page)).map(({ label, icon, pages: [page] }) => (
        <Link key={label} className={styles.untabbed} to={getHref(page)} onClick={close}>
          <Icon of={icon} small />
          {label}
        </Link>
      ))}
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
