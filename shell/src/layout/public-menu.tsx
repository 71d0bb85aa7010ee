import { getHref } from '@flint/shared/contracts/routes';
import { IconButton } from '@flint/shared/ui/icon-button';
import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useOffered } from '../registry/use-offered';
import styles from './public-menu.module.css';

const MENU_ID = 'public-menu';

/** The public navigation of narrow windows, behind a menu button. */
export function PublicMenu({ signedIn }: { signedIn: boolean }) {
  const menu = useRef<HTMLElement>(null);
  const offered = useOffered();
  const close = () => menu.current?.hidePopover();
  return (
    <div className={styles.place}>
      <IconButton icon={Menu} label="Menu" popoverTarget={MENU_ID} />
      <nav ref={menu} id={MENU_ID} popover="auto" className={styles.menu} aria-label="Main, short">
        {offered('generator') && (
          <Link to={getHref('generator')} onClick={close}>
            Generator
          </Link>
        )}
        {offered('tools') && (
          <Link to={getHref('tools')} onClick={close}>
            Tools
          </Link>
        )}
        {offered('pricing') && (
          <Link to={getHref('pricing')} onClick={close}>
            Pricing
          </Link>
        )}
        {!signedIn && (
          <Link to={getHref('signin')} onClick={close}>
            Sign in
          </Link>
        )}
      </nav>
    </div>
  );
}
