import type { ServedBy } from '@flint/shared/contracts/providers';
import { clipLengths, VIDEO_SECONDS_MAX, VIDEO_SECONDS_MIN } from '@flint/shared/contracts/videos';
import { Field } from '@flint/shared/ui/field';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { Range } from '@flint/shared/ui/range';
import { Segmented } from '@flint/shared/ui/segmented';
import { useAtom } from 'jotai';
import { secondsOf } from './order';
import { orderAtom } from './order-atom';

/** Selects the length: any for the built-in engine, one of the offered ones for a vendor's model. */
export function LengthField({ filmedBy }: { filmedBy: ServedBy }) {
  const [order, change] = useAtom(orderAtom);
  const seconds = secondsOf(order, filmedBy);
  const onChange = (duration: number) => change({ duration });
  const offered = clipLengths(filmedBy, order.model);
  if (offered === null)
    return (
      <Field label="Length">
        <Range
          min={VIDEO_SECONDS_MIN}
          max={VIDEO_SECONDS_MAX}
          value={seconds}
          words={`${seconds} s`}
          onChange={onChange}
        />
      </Field>
    );
  const segments = offered.map((value) => ({ value, label: `${value} s` }));
  return (
    <FieldGroup legend="Length">
      <Segmented fill label="Length" segments={segments} value={seconds} onChange={onChange} />
    </FieldGroup>
  );
}
