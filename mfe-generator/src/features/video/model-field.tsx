import type { Costs } from '@flint/shared/contracts/credits';
import type { Model } from '@flint/shared/contracts/model-calls';
import { VIDEO_MODELS, type VideoModelRow } from '@flint/shared/contracts/models';
import { shownPrice, videoItem } from '@flint/shared/contracts/prices/line-items';
import { BUILT_IN_WORDS } from '@flint/shared/contracts/providers';
import { Badge } from '@flint/shared/ui/badge';
import { Field } from '@flint/shared/ui/field';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Select } from '@flint/shared/ui/select';
import { useAtom } from 'jotai';
import { orderAtom } from './order-atom';
import { filmedBy } from './video-models';

interface ModelFieldProps {
  models: readonly Model[] | null;
  costs: Costs | null;
}

/** Selects the model and shows its requirements and provider. */
export function ModelField({ models, costs }: ModelFieldProps) {
  const [{ model }, change] = useAtom(orderAtom);
  const builtIn = models !== null && filmedBy(models, model) === 'embedded';
  const options = VIDEO_MODELS.map(({ id, label }) => {
    const each = shownPrice(costs, videoItem({ model: id, duration: 1 }));
    return { value: id, label: each === undefined ? label : `${label} · ${formatCredits(each)} a second` };
  });
  const row = VIDEO_MODELS.find(({ id }) => id === model);
  return (
    <Field
      label={<>Model {builtIn && <Badge>Built-in</Badge>}</>}
      help={builtIn ? BUILT_IN_WORDS : models && row && describe(row)}
    >
      <Select options={options} value={model} onChange={(next) => change({ model: next })} />
    </Field>
  );
}

function describe({ description, needsPicture, seconds }: VideoModelRow): string {
  const start = needsPicture ? ' It needs a picture.' : '';
  return `${description}${start} Makes ${seconds.join(', ')} seconds.`;
}
