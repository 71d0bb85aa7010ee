import { resultHref } from '@flint/shared/contracts/run-href';
import type { Run } from '@flint/shared/contracts/runs';
import { creditsAtom } from '@flint/shared/state/credits';
import { retryPrice } from '@flint/shared/state/retry-run';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatCredits } from '@flint/shared/ui/format-number';
import { formatMoment } from '@flint/shared/ui/format-time';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { FailureNote } from '../pages/form/failure-note';
import styles from './activity-panel.module.css';
import { hasResult, resultWords } from './result-words';
import { RunFace } from './run-face';
import { useRetry } from './use-retry';

/** A run that ended: its result, its cost and its links. */
export function EndedRow({ run, onLeave }: { run: Run; onLeave: () => void }) {
  const { costs } = useAtomValue(creditsAtom);
  const price = retryPrice(run, costs);
  const { act, busy, error } = useRetry(run.id, price);
  const { title } = run;
  const made = hasResult(run);
  return (
    <article className={styles.ended}>
      <RunFace run={run} className={styles.face} />
      <div className={styles.words}>
        <h4 className={clsx(text.small, text.strong, text.clip)} title={title}>
          {title}
        </h4>
        <p className={clsx(text.tiny, text.faint, text.num)}>{factsOf(run)}</p>
        {run.message && <p className={text.small}>{run.message}</p>}
      </div>
      <div className={styles.acts}>
        {made ? (
          <ButtonLink href={resultHref(run)} size="sm" variant="line" onClick={onLeave} aria-label={`Open: ${title}`}>
            Open
          </ButtonLink>
        ) : (
          <>
            {run.status === 'failed' && <Badge tone="bad">Failed</Badge>}
            {run.kind === 'steps' && (
              <ButtonLink href={resultHref(run)} size="sm" onClick={onLeave} aria-label={`Open: ${title}`}>
                Open
              </ButtonLink>
            )}
            <Button size="sm" variant="line" price={price} busy={busy} disabled={price === undefined} onClick={act}>
              Retry
            </Button>
          </>
        )}
      </div>
      {error !== null && (
        <div className={styles.note}>
          <FailureNote error={error} title="It was not started." />
        </div>
      )}
    </article>
  );
}

function factsOf(run: Run): string {
  const { finishedAt, createdAt, charged } = run;
  const parts = [resultWords(run), charged ? formatCredits(charged) : false, formatMoment(finishedAt ?? createdAt)];
  return parts.filter(Boolean).join(' · ');
}
