import type { Slot } from '@flint/shared/contracts/remotes';
import { getHref, PAGES, type PageId } from '@flint/shared/contracts/routes';
import { bootAtom } from '@flint/shared/state/boot';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { pageAt } from '../../registry/remotes';
import styles from './dashboard-actions.module.css';

/** Dashboard slot: cards that the enabled remotes offer. */
export function DashboardActions() {
  const remotes = useAtomValue(bootAtom)?.remotes ?? [];
  const slots = remotes.filter(({ enabled }) => enabled).flatMap((remote) => remote.slots);
  const actions = slots.filter((slot) => slot.kind === 'dashboard-action' && (isPage(slot.page) || pageAt(slot.page)));
  if (actions.length === 0) return null;
  return (
    <ul className={styles.actions} aria-label="What you can do">
      {actions.map((action) => (
        <li key={action.id}>
          <Action {...action} />
        </li>
      ))}
    </ul>
  );
}

function Action({ title, description, page }: Slot) {
  return (
    <Link className={styles.action} to={isPage(page) ? getHref(page) : page}>
      <span className={text.strong}>{title}</span>
      <span className={clsx(text.small, text.soft)}>{description}</span>
    </Link>
  );
}

/** A newer remote may name pages that this shell does not know. */
function isPage(id: string): id is PageId {
  return PAGES.some((page) => page.id === id);
}
