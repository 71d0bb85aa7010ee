import { STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { Card } from '@flint/shared/ui/card';
import { formatCredits } from '@flint/shared/ui/format-number';
import { IconButton } from '@flint/shared/ui/icon-button';
import { KindIcon } from '@flint/shared/ui/kind-icon';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { StepFields, type StepFieldsProps } from './step-fields';
import styles from './workflow.module.css';

interface StepEditorProps extends StepFieldsProps {
  /** From 1. */
  number: number;
  last: boolean;
  price: number | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One step: its kind, price, fields and position. */
export function StepEditor({ number, last, price, onMove, onRemove, ...fields }: StepEditorProps) {
  const { label } = STEP_KINDS[fields.step.type];
  const named = `step ${number}, ${label}`;
  return (
    <Card as="li">
      <section className={styles.step} aria-label={`Step ${number}: ${label}`}>
        <header className={styles.stepHead}>
          <KindIcon kind={fields.step.type} small />
          <h3 className={clsx(styles.stepName, text.small, text.strong)}>
            {number}. {label}{' '}
            {price !== undefined && <span className={clsx(text.faint, text.num)}>{formatCredits(price)}</span>}
          </h3>
          <IconButton
            size="sm"
            icon={ArrowUp}
            label={`Move ${named} up`}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="sm"
            icon={ArrowDown}
            label={`Move ${named} down`}
            disabled={last}
            onClick={() => onMove(1)}
          />
          <IconButton size="sm" icon={Trash2} label={`Remove ${named}`} onClick={onRemove} />
        </header>
        <StepFields {...fields} />
      </section>
    </Card>
  );
}
