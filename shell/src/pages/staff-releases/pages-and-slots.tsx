import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { PAGES } from '@flint/shared/contracts/routes';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Block } from './block';
import styles from './remote-details.module.css';

/** The pages and slot entries of the stable version. */
export function PagesAndSlots({ steering: { stable } }: { steering: RemoteSteering }) {
  const pages = stable?.pages ?? [];
  const slots = stable?.slots ?? [];
  const pageOf = (id: string) =>
    PAGES.find((page) => page.id === id) ?? stable?.routes.find(({ path }) => path === id) ?? UNKNOWN;
  return (
    <Block title="Pages and slots">
      {pages.length + slots.length === 0 && <p className={text.soft}>It serves no page, and offers nothing.</p>}
      <ul className={styles.rows}>
        {pages.map((id) => (
          <li key={id}>
            <Line title={pageOf(id).title ?? id} what={`Page at ${pageOf(id).path}`} />
          </li>
        ))}
        {slots.map((slot) => (
          <li key={slot.id}>
            <Line title={slot.title} what={`On the dashboard, to ${pageOf(slot.page).path} · ${slot.description}`} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** Of an older or newer shell. */
const UNKNOWN = { title: undefined, path: 'a page this shell does not know' };

function Line({ title, what }: { title: string; what: string }) {
  return (
    <p className={styles.facts}>
      <span className={text.strong}>{title}</span>
      <span className={clsx(text.small, text.soft)}>{what}</span>
    </p>
  );
}
