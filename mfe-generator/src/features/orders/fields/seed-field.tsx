import { SEED_MAX } from '@flint/shared/contracts/image-options';
import { Switch } from '@flint/shared/ui/switch';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import clsx from 'clsx';
import { useId } from 'react';
import styles from './seed-field.module.css';

/** Draws a random seed. */
function drawSeed(): string {
  return String(Math.floor(Math.random() * (SEED_MAX + 1)));
}

interface SeedFieldProps {
  order: { keepSeed: boolean; seed: string };
  onChange: (order: { keepSeed?: boolean; seed?: string }) => void;
  fault: string | undefined;
}

/** Chooses between a new seed for every order and a kept one: the same seed and prompt give the same result. */
export function SeedField({ order: { keepSeed, seed }, onChange, fault }: SeedFieldProps) {
  const faultId = useId();
  const keep = (on: boolean) => onChange({ keepSeed: on, ...(on && seed === '' && { seed: drawSeed() }) });
  return (
    <div className={styles.seed} data-field="seed">
      <Switch checked={keepSeed} onChange={keep}>
        Keep the seed
      </Switch>
      {keepSeed && (
        <TextInput
          className={styles.seedInput}
          aria-label="Seed"
          aria-invalid={fault !== undefined}
          aria-describedby={fault && faultId}
          inputMode="numeric"
          autoComplete="off"
          value={seed}
          onChange={(event) => onChange({ seed: event.target.value })}
        />
      )}
      {fault && (
        <p className={clsx(styles.seedFault, text.tiny, text.bad)} id={faultId}>
          {fault}
        </p>
      )}
    </div>
  );
}
