import { SEED_MAX } from '@flint/shared/contracts/images';
import { Field } from '@flint/shared/ui/field';
import { Switch } from '@flint/shared/ui/switch';
import { TextInput } from '@flint/shared/ui/text-input';
import { useAtom } from 'jotai';
import styles from './generate-form.module.css';
import { orderAtom } from './order-atom';

/** A seed drawn in this browser. */
function drawSeed(): string {
  return String(Math.floor(Math.random() * (SEED_MAX + 1)));
}

/** Whether every press takes a new seed, or the same one again. */
export function SeedField({ fault }: { fault: string | undefined }) {
  const [{ keepSeed, seed }, change] = useAtom(orderAtom);
  const keep = (on: boolean) => change({ keepSeed: on, ...(on && seed === '' && { seed: drawSeed() }) });
  return (
    <div className={styles.seed}>
      <Switch checked={keepSeed} onChange={keep}>
        Keep the seed
      </Switch>
      {keepSeed && (
        <Field label="Seed" error={fault} help="The same seed and words make the same picture.">
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={seed}
            onChange={(event) => change({ seed: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
