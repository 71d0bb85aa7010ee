import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { Button } from '@flint/shared/ui/button';
import { formatMoment } from '@flint/shared/ui/format-time';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { type ToolPlace, toolHref } from '../tool-href';
import styles from './history.module.css';
import { useOutsideRules } from './use-outside-rules';

interface OutsideRulesProps {
  definition: AnyToolDefinition;
  place: ToolPlace;
  onOpen: () => void;
}

/** All saved results that break rules changed since, including those not in any loaded list. */
export function OutsideRules({ definition: { id }, place, onOpen }: OutsideRulesProps) {
  const { found, error, busy, look } = useOutsideRules(id);
  const isNone = found?.items.length === 0;
  return (
    <section
      className={clsx(styles.outside, !isNone && found && styles.warns)}
      aria-label="Outside of rules now"
      aria-busy={busy}
    >
      <h3 className={clsx(text.small, text.strong)}>Outside of rules now</h3>
      {!(found || error) && <Skeleton shape="line" />}
      {error && (
        <RetryNote title={error} onRetry={look}>
          Your results are safe.
        </RetryNote>
      )}
      {isNone && (
        <p className={clsx(text.tiny, text.soft)}>
          {found.next ? 'None so far.' : 'None. All that is saved here fits the rules of today.'}
        </p>
      )}
      {found && !isNone && (
        <ul>
          {found.items.map(({ runId, about, createdAt, findings }) => (
            <li key={runId} className={styles.row}>
              <Link to={toolHref(id, place, runId)} onClick={onOpen}>
                <span className={clsx(text.strong, styles.about)}>{about || 'Without words'}</span>
                <span className={clsx(text.tiny, text.faint, text.num)}>{formatMoment(createdAt)}</span>
                <span className={clsx(text.tiny, text.warn)}>{findings.map(({ message }) => message).join(' ')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {found?.next && (
        <Button variant="line" size="sm" busy={busy} onClick={look}>
          Look further back
        </Button>
      )}
    </section>
  );
}
