import { getHref } from '@flint/shared/contracts/routes';
import { Icon } from '@flint/shared/ui/icon';
import { Link, useLocation } from 'react-router-dom';
import { pageAt, preload } from '../registry/remotes';
import type { LinkedEntry } from './nav-entries';

/** A navigation entry. Prefetches the remote behind it on hover. */
export function NavLink({ entry }: { entry: LinkedEntry }) {
  const here = pageAt(useLocation().pathname)?.id;
  const href = getHref(entry.pages[0]);
  const owner = pageAt(href)?.owner;
  const prepare = () => {
    if (owner && owner !== 'shell') preload(owner);
  };
  return (
    <Link
      to={href}
      title={entry.label}
      aria-current={entry.pages.some((id) => id === here) ? 'page' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Icon of={entry.icon} />
      <span>{entry.label}</span>
    </Link>
  );
}
