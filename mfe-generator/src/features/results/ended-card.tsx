import type { Run } from '@flint/shared/contracts/runs';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { Card } from '@flint/shared/ui/card';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { ProblemNote } from './problem-note';
import { RecipeLine } from './recipe-line';
import styles from './results.module.css';
import { placeOf } from './use-arrival';
import { useRetry } from './use-retry';

/** A run that brought no picture: why, what came back, and the way to try it again at its price. */
export function EndedCard({ run, price, onUseAgain }: EndedCardProps) {
  const { retry, busy, problem } = useRetry(run.id, price);
  return (
    <Card as="article" id={placeOf(run.id)}>
      <div className={styles.set}>
        <header className={styles.head}>
          <div className={styles.title}>
            <h3 className={clsx(text.small, text.strong, text.clip)} title={run.recipe.prompt}>
              {run.recipe.prompt}
            </h3>
            <RecipeLine run={run} />
          </div>
          <Badge tone={run.status === 'failed' ? 'bad' : 'plain'}>
            {run.status === 'failed' ? 'Failed' : 'Cancelled'}
          </Badge>
        </header>
        <p className={text.small}>{run.message ?? 'Nothing was charged.'}</p>
        <div className={styles.acts}>
          <Button size="sm" variant="line" price={price} busy={busy} disabled={price === undefined} onClick={retry}>
            Retry
          </Button>
          <Button size="sm" onClick={() => onUseAgain(run)}>
            Use again
          </Button>
        </div>
        {problem && <ProblemNote problem={problem} />}
      </div>
    </Card>
  );
}

interface EndedCardProps {
  run: Run;
  /** What trying again costs; undefined until the prices are known. */
  price: number | undefined;
  onUseAgain: (run: Run) => void;
}
