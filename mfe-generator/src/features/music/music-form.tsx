import { MUSIC_GENRES, MUSIC_MOODS, MUSIC_SECONDS_MIN } from '@flint/shared/contracts/music';
import { OrderForm } from '@flint/shared/orders/parts/order-form';
import { useOrder } from '@flint/shared/orders/use-order';
import { usePrices } from '@flint/shared/orders/use-prices';
import { Field } from '@flint/shared/ui/field';
import { Range } from '@flint/shared/ui/range';
import { Segmented } from '@flint/shared/ui/segmented';
import { useAtom } from 'jotai';
import { PromptField } from '../orders/fields/prompt-field';
import { SeedField } from '../orders/fields/seed-field';
import { ChoiceField } from './choice-field';
import { FullFields } from './full-fields';
import styles from './music.module.css';
import { longestOf, priceOf, secondsOf } from './order';
import { orderAtom } from './order-atom';
import { findFaults } from './order-faults';
import { startPiece } from './start-piece';
import { capitalised, formatSeconds } from './words';

const MODES = [
  { value: 'quick', label: 'Quick' },
  { value: 'full', label: 'Full' },
] as const;
const GENRES = MUSIC_GENRES.map(({ id, label }) => ({ value: id, label }));
const MOODS = MUSIC_MOODS.map((value) => ({ value, label: capitalised(value) }));

/** The order form for a piece, with its price. */
export function MusicForm() {
  const [order, change] = useAtom(orderAtom);
  const { costs, ...prices } = usePrices();
  const { place, busy, problem } = useOrder(startPiece);
  const { mode, prompt, genre, mood } = order;
  const seconds = secondsOf(order);
  return (
    <OrderForm
      verb="Compose"
      price={priceOf(order, costs)}
      sum={`${formatSeconds(seconds)}, each started half minute is paid`}
      busy={busy}
      problem={problem}
      prices={prices}
      faults={findFaults(order)}
      onSend={(price) => void place(order, price)}
    >
      {(faults) => (
        <>
          <Segmented fill label="Mode" segments={MODES} value={mode} onChange={(next) => change({ mode: next })} />
          <PromptField
            value={prompt}
            onChange={(next) => change({ prompt: next })}
            help="Name the occasion, the instruments and the mood."
            fault={faults.prompt}
          />
          <Field label="Length">
            <Range
              min={MUSIC_SECONDS_MIN}
              max={longestOf(order)}
              step={5}
              value={seconds}
              words={formatSeconds(seconds)}
              onChange={(duration) => change({ duration })}
            />
          </Field>
          <div className={styles.pair}>
            <ChoiceField
              name="genre"
              label="Genre"
              choices={GENRES}
              value={genre}
              onChange={(next) => change({ genre: next })}
            />
            <ChoiceField
              name="mood"
              label="Mood"
              choices={MOODS}
              value={mood}
              onChange={(next) => change({ mood: next })}
            />
          </div>
          {mode === 'full' && <FullFields tempoFault={faults.tempo} />}
          <SeedField order={order} onChange={change} fault={faults.seed} />
        </>
      )}
    </OrderForm>
  );
}
