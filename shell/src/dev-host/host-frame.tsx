import type { RemoteName, Store } from '@flint/shared/contracts/remotes';
import { initializeSession } from '@flint/shared/state/session';
import { Switch } from '@flint/shared/ui/switch';
import { useState } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import frame from '../layout/frame.module.css';
import { ThemeSwitch } from '../layout/theme-switch';
import { Announcements } from '../session/announcements';
import { isSignedIn, setSignedIn } from './answer-calls';
import styles from './host-frame.module.css';

interface HostFrameProps {
  name: RemoteName;
  /** Paths. */
  pages: readonly string[];
  store: Store;
}

/** Frame around the remote: links to its pages, the session switch and the theme. */
export function HostFrame({ name, pages, store }: HostFrameProps) {
  const [signedIn, setShown] = useState(isSignedIn);
  const change = (next: boolean) => {
    setSignedIn(next);
    setShown(next);
    void initializeSession(store);
  };
  return (
    <>
      <header className={styles.head}>
        <strong>{name}</strong>
        <nav className={styles.nav} aria-label="Pages">
          {pages.map((path) => (
            <NavLink key={path} to={path}>
              {path}
            </NavLink>
          ))}
          {pages.length === 0 && 'It has no page yet.'}
        </nav>
        <Switch checked={signedIn} onChange={change}>
          Signed in
        </Switch>
        <ThemeSwitch />
      </header>
      <main className={frame.padded}>
        <Outlet />
      </main>
      <Announcements />
    </>
  );
}
