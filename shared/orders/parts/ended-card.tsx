import type { Run } from '@flint/shared/contracts/runs';
import { creditsAtom } from '@flint/shared/state/credits';
import { retryPrice } from '@flint/shared/state/retry-run';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { Card } from '@flint/shared/ui/card';
import text from '@flint/shared/ui/text.module.css';
import { useAtomValue } from 'jotai';
import { runElementId } from '../use-arrival';
import { useRetry } from '../use-retry';
import { ProblemNote } from './problem-note';
import type { Facts } from './run-facts';
import { RunHead } from './run-head';
import styles from './stream.module.css';

interface EndedCardProps {
  run: Run;
  facts: Facts;
  onUseAgain: () => void;
}

/** A run without a result: its reason, the refund, and a retry at its price. */
export default function EndedCard({ run, facts, onUseAgain }: EndedCardProps) {
  const { costs } = useAtomValue(creditsAtom);
  const price = retryPrice(run, costs);
  const { retry, busy, problem } = useRetry(run.id, price);
  const failed = run.status === 'failed';
  return (
    <Card as="article" id={runElementId(run.id)}>
      <div className={styles.set}>
        <RunHead run={run} facts={facts} quiet>
          <Badge tone={failed ? 'bad' : 'plain'}>{failed ? 'Failed' : 'Cancelled'}</Badge>
        </RunHead>
        <p className={text.small}>{run.message ?? 'Nothing was charged.'}</p>
        <div className={styles.acts}>
          <Button size="sm" variant="line" price={price} busy={busy} disabled={price === undefined} onClick={retry}>
            Retry
          </Button>
          <Button size="sm" onClick={onUseAgain}>
            Use again
          </Button>
        </div>
        {problem && <ProblemNote problem={problem} />}
      </div>
    </Card>
  );
}
