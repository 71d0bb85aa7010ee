import type { RemoteRelease } from '@flint/shared/contracts/remotes';
import { pageOf } from '@flint/shared/contracts/routes';
import { formatMoment } from '@flint/shared/ui/format-time';
import { Icon } from '@flint/shared/ui/icon';
import { GitBranch } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styles from './override-banner.module.css';

/** Names each preview that this browser is shown, with its branch, version and expiry, and leads out of it. */
export default function PreviewBanner({ remotes }: { remotes: readonly RemoteRelease[] }) {
  const { pathname } = useLocation();
  // A page that the preview declares is gone without it.
  const back = pageOf(pathname) ? pathname : '/';
  return (
    <aside className={styles.banner} aria-label="Preview">
      <Icon of={GitBranch} small />
      <p>
        {remotes.map(({ name, version, preview }) => (
          <span key={name}>
            Preview of <strong>{preview?.branch}</strong>: {name} {version}, until{' '}
            {formatMoment(preview?.expiresAt ?? '')}.{' '}
          </span>
        ))}
      </p>
      {/* A full page load, because the server clears the cookie. */}
      <a className={styles.reset} href={`${back}?mfe.reset`}>
        Leave
      </a>
    </aside>
  );
}
