import type { Costs } from '@flint/shared/contracts/credits';
import type { Model } from '@flint/shared/contracts/model-calls';
import { IMAGE_MODELS } from '@flint/shared/contracts/models';
import { BUILT_IN_WORDS } from '@flint/shared/contracts/providers';
import { Badge } from '@flint/shared/ui/badge';
import { Field } from '@flint/shared/ui/field';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Select } from '@flint/shared/ui/select';
import { useAtom } from 'jotai';
import { modelOf } from './order';
import { orderAtom } from './order-atom';

interface ModelFieldProps {
  models: readonly Model[] | null;
  costs: Costs | null;
}

/** Selects the model and shows its provider. Follows the style by default. */
export function ModelField({ models, costs }: ModelFieldProps) {
  const [order, change] = useAtom(orderAtom);
  const chosen = modelOf(order);
  const known = models?.find((model) => model.id === chosen);
  const builtIn = known?.servedBy === 'embedded';
  const options = IMAGE_MODELS.map(({ id, label }) => {
    const each = costs?.[`image:${id}`];
    return { value: id, label: each === undefined ? label : `${label} · ${formatCredits(each)}` };
  });
  return (
    <Field label={<>Model {builtIn && <Badge>Built-in</Badge>}</>} help={builtIn ? BUILT_IN_WORDS : known?.description}>
      <Select options={options} value={chosen} onChange={(model) => change({ model })} />
    </Field>
  );
}
