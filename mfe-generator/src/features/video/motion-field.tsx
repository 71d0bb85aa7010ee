import { MOTION_MAX, MOTION_MIN } from '@flint/shared/contracts/videos';
import { Field } from '@flint/shared/ui/field';
import { Range } from '@flint/shared/ui/range';
import { useAtom } from 'jotai';
import { orderAtom } from './order-atom';
import { motionWords } from './words';

/** Selects how much moves, as a number and in words. */
export function MotionField() {
  const [{ motion }, change] = useAtom(orderAtom);
  return (
    <Field label="Motion">
      <Range
        min={MOTION_MIN}
        max={MOTION_MAX}
        value={motion}
        words={`${motionWords(motion)}, ${motion}`}
        onChange={(next) => change({ motion: next })}
      />
    </Field>
  );
}
