import { SPEED_MAX, SPEED_MIN } from '@flint/shared/contracts/speech';
import { Field } from '@flint/shared/ui/field';
import { Select } from '@flint/shared/ui/select';
import { useAtom } from 'jotai';
import { speechOrderAtom } from './order';

const STEPS = [SPEED_MIN, 0.75, 0.9, 1, 1.1, 1.25, 1.5, SPEED_MAX];
const SPEEDS = STEPS.map((step) => ({ value: String(step), label: step === 1 ? '1×, its own pace' : `${step}×` }));

/** Selects the speed. A value between the steps, as from an earlier recipe, is kept. */
export function SpeedField() {
  const [{ speed }, change] = useAtom(speechOrderAtom);
  const own = STEPS.includes(speed) ? [] : [{ value: String(speed), label: `${speed}×` }];
  return (
    <Field label="Speed">
      <Select
        options={[...SPEEDS, ...own]}
        value={String(speed)}
        onChange={(next) => change({ speed: Number(next) })}
      />
    </Field>
  );
}
