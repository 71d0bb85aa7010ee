import type { Model } from '@flint/shared/contracts/model-calls';
import { Checkbox } from '@flint/shared/ui/checkbox';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Skeleton } from '@flint/shared/ui/skeleton';
import styles from './chat.module.css';
import { SIDE_BY_SIDE } from './conversation';

const PLACES = ['a', 'b', 'c'];

interface ModelChoiceProps {
  /** Null while they load. */
  models: readonly Model[] | null;
  chosen: readonly string[];
  onChoose: (models: string[]) => void;
}

/** Selects the models, with their costs; at least one. */
export function ModelChoice({ models, chosen, onChoose }: ModelChoiceProps) {
  const full = chosen.length === SIDE_BY_SIDE;
  return (
    <FieldGroup legend="Models" help={`Up to ${SIDE_BY_SIDE} answer side by side.`}>
      <ul className={styles.models}>
        {!models &&
          PLACES.map((place) => (
            <li key={place} aria-hidden="true">
              <Skeleton shape="block" className={styles.place} />
            </li>
          ))}
        {models?.map(({ id, label, description, credits }) => {
          const checked = chosen.includes(id);
          const last = checked && chosen.length === 1;
          return (
            <li key={id}>
              <Checkbox
                checked={checked}
                disabled={last || (full && !checked)}
                onChange={() => onChoose(checked ? chosen.filter((each) => each !== id) : [...chosen, id])}
              >
                {label}
                <small className={styles.model}>
                  {description} {credits !== null && `${formatCredits(credits)} for 1,000 tokens.`}
                </small>
              </Checkbox>
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}
