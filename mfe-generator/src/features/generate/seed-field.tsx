import { SEED_MAX } from '@flint/shared/contracts/images';
import { Switch } from '@flint/shared/ui/switch';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import clsx from 'clsx';
import { useAtom } from 'jotai';
import { useId } from 'react';
import styles from './generate-form.module.css';
import { orderAtom } from './order-atom';

/** A seed drawn in this browser. */
function drawSeed(): string {
  return String(Math.floor(Math.random() * (SEED_MAX + 1)));
}

/** Whether every press takes a new seed, or the same one again: the same seed and words make the same picture. */
export function SeedField({ fault }: { fault: string | undefined }) {
  const [{ keepSeed, seed }, change] = useAtom(orderAtom);
  const faultId = useId();
  const keep = (on: boolean) => change({ keepSeed: on, ...(on && seed === '' && { seed: drawSeed() }) });
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
          onChange={(event) => change({ seed: event.target.value })}
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
