import { Button } from '@flint/shared/ui/button';
import { Icon } from '@flint/shared/ui/icon';
import { Toolbar } from '@flint/shared/ui/toolbar';
import { Dices, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './stream.module.css';

interface RunActionsProps {
  label: string;
  /** Fills the form with everything it was made of, the seed included. */
  onUseAgain: () => void;
  /** Keeps only its seed for the next press. */
  onKeepSeed: () => void;
  /** More of them, such as downloads. */
  children?: ReactNode;
}

/** What a result offers to the form. */
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
