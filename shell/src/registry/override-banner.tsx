import type { Boot } from '@flint/shared/contracts/boot';
import { Icon } from '@flint/shared/ui/icon';
import { FlaskConical } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styles from './override-banner.module.css';

/** Lists the remotes that this browser overrides, their origin or why one was refused, and links to the reset. */
export default function OverrideBanner({ boot }: { boot: Boot }) {
  const { pathname } = useLocation();
  const tried = boot.remotes.filter(({ override }) => override);
  const words = tried.map(({ name, manifest }) => `${name} from ${new URL(manifest, location.href).origin}`);
  return (
    <aside className={styles.banner} aria-label="Remotes tried out here">
      <Icon of={FlaskConical} small />
      <p>
        {words.length > 0 && <>You see {words.join(' and ')}. Nobody else does. </>}
        {boot.overrideRefused}
      </p>
      {/* A full page load, because the server clears the override cookie. */}
      <a className={styles.reset} href={`${pathname}?mfe.reset`}>
        Reset
      </a>
    </aside>
  );
}
