import { Button } from '@flint/shared/ui/button';
import { Icon } from '@flint/shared/ui/icon';
import { Toolbar } from '@flint/shared/ui/toolbar';
import { Dices, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './stream.module.css';

interface RunActionsProps {
  label: string;
  /** Fills the form with the run's whole recipe, including the seed. */
  onUseAgain: () => void;
  /** Keeps only the seed for the next order. */
  onKeepSeed: () => void;
  /** Further actions, such as downloads. */
  children?: ReactNode;
}

/** Actions that apply a result to the form. */
export function RunActions({ label, onUseAgain, onKeepSeed, children }: RunActionsProps) {
  return (
    <Toolbar label={label} className={styles.tools}>
      {children}
      <Button size="sm" onClick={onUseAgain}>
        <Icon of={RotateCcw} small />
        Use again
      </Button>
      <Button size="sm" onClick={onKeepSeed}>
        <Icon of={Dices} small />
        Keep seed
      </Button>
    </Toolbar>
  );
}
