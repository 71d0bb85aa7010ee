import { Field } from '@flint/shared/ui/field';
import { TextInput } from '@flint/shared/ui/text-input';
import styles from './share-field.module.css';

interface ShareFieldProps {
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  /** Help or error text. */
  help: string;
}

/** Parses a whole percentage; null when invalid. */
export function percentOf(typed: string): number | null {
  const percent = Number(typed);
  return typed.trim() !== '' && Number.isInteger(percent) && percent >= 0 && percent <= 100 ? percent : null;
}

/** A share of the users: a slider and a number field. */
export function ShareField({ value, onChange, help }: ShareFieldProps) {
  const percent = percentOf(value);
  return (
    <Field
      label="Percent of signed-in users"
      help={help}
      error={percent === null ? 'A whole number from 0 to 100.' : undefined}
    >
      <div className={styles.share}>
        <input
          type="range"
          className={styles.range}
          min={0}
          max={100}
          step={1}
          value={percent ?? 0}
          onChange={(event) => onChange(event.target.value)}
          aria-label="Percent of signed-in users, slider"
        />
        <TextInput
          className={styles.number}
          inputMode="numeric"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </Field>
  );
}
