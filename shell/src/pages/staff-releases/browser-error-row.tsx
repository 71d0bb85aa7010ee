import type { BrowserErrorGroup, ErrorKind } from '@flint/shared/contracts/browser-errors';
import { formatNumber } from '@flint/shared/ui/format-number';
import { formatMoment } from '@flint/shared/ui/format-time';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { titleOf } from '../../registry/remotes';
import styles from './browser-errors.module.css';

const KINDS: Readonly<Record<ErrorKind, string>> = {
  error: 'Thrown',
  rejection: 'Unhandled rejection',
  render: 'While rendering',
  load: 'Did not load',
  call: 'Failed call',
};

/** Scrollable regions must be focusable for the keyboard, which not every browser ensures. */
const FOCUSABLE = { tabIndex: 0 };

/** One group of errors; expanded, its pages, times and a sample stack. */
export function BrowserErrorRow({ error }: { error: BrowserErrorGroup }) {
  const { name, message, stack, count, lastSeen } = error;
  return (
    <li className={styles.row}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.message}>
            <span className={text.strong}>{name}</span> {message}
          </span>
          <span className={clsx(styles.facts, text.small, text.soft, text.num)}>
            <span>{count === 1 ? 'once' : `${formatNumber(count)} times`}</span>
            <time dateTime={lastSeen}>{formatMoment(lastSeen)}</time>
          </span>
        </summary>
        <div className={styles.more}>
          <p className={clsx(text.small, text.soft)}>{factsOf(error).join(' · ')}</p>
          {stack ? (
            <section className={styles.stack} aria-label={`Stack of ${name}`} {...FOCUSABLE}>
              <pre>{stack}</pre>
            </section>
          ) : (
            <p className={clsx(text.small, text.faint)}>The browser gave no stack.</p>
          )}
        </div>
      </details>
    </li>
  );
}

function factsOf({ kind, page, action, requestId, firstSeen }: BrowserErrorGroup): string[] {
  return [
    KINDS[kind],
    ...(page ? [`page ${nameOf(page)}`] : []),
    ...(action ? [`action ${action}`] : []),
    `first seen ${formatMoment(firstSeen).replace(/^[TY]/, (letter) => letter.toLowerCase())}`,
    ...(requestId ? [`request ${requestId}`] : []),
  ];
}

/** A declared page's title beside its path, which is its id; ids of the table say enough. */
function nameOf(id: string): string {
  const title = id.startsWith('/') ? titleOf(id) : undefined;
  return title === undefined ? id : `${title} (${id})`;
}
