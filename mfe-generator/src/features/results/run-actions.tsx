import type { Run } from '@flint/shared/contracts/runs';
import { Button } from '@flint/shared/ui/button';
import { Icon } from '@flint/shared/ui/icon';
import { Toolbar } from '@flint/shared/ui/toolbar';
import { Dices, RotateCcw } from 'lucide-react';
import styles from './results.module.css';

/** What a finished set offers to the form. */
export interface UseAgain {
  /** Fills the form with everything it was made of, the seed included. */
  onUseAgain: (run: Run) => void;
  /** Keeps only its seed for the next press. */
  onKeepSeed: (seed: number) => void;
}

/** The tools of a set. */
export function RunActions({ run, onUseAgain, onKeepSeed }: UseAgain & { run: Run }) {
  return (
    <Toolbar label={`Set: ${run.recipe.prompt}`} className={styles.tools}>
      <Button size="sm" onClick={() => onUseAgain(run)}>
        <Icon of={RotateCcw} small />
        Use again
      </Button>
      <Button size="sm" onClick={() => onKeepSeed(run.recipe.seed)}>
        <Icon of={Dices} small />
        Keep seed
      </Button>
    </Toolbar>
  );
}
