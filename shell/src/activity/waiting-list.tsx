import { resultHref } from '@flint/shared/contracts/run-href';
import { waitingAtom } from '@flint/shared/state/runs';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatMoment } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import styles from './waiting-list.module.css';

interface WaitingListProps {
  /** Unique on the page. */
  readonly id: string;
  readonly onLeave?: () => void;
}

/** The inbox: runs that go on only when their owner answers. Nothing while there is none. */
export function WaitingList({ id, onLeave }: WaitingListProps) {
  const runs = useAtomValue(waitingAtom);
  if (runs.length === 0) return null;
  return (
    <section className={clsx(layout.stack, layout.tight)} aria-labelledby={id}>
      <h2 id={id} className={text.h}>
        Waiting for you
      </h2>
      <ul>
        {runs.map((run) => (
          <li key={run.id} className={styles.run}>
            <span className={layout.grow}>
              <span className={clsx(text.strong, styles.title)}>{run.title}</span>
              <span className={clsx(text.tiny, text.faint, styles.title)}>Started {formatMoment(run.createdAt)}</span>
            </span>
            <ButtonLink
              href={resultHref(run)}
              size="sm"
              variant="line"
              aria-label={`Answer: ${run.title}`}
              onClick={onLeave}
            >
              Answer
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
