import { IMAGE_CAP } from '@flint/shared/contracts/image-options';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { Segmented } from '@flint/shared/ui/segmented';
import { useAtom } from 'jotai';
import { orderAtom } from './order-atom';

const COUNTS = Array.from({ length: IMAGE_CAP }, (_, index) => ({ value: index + 1, label: index + 1 }));

/** Number of pictures per order. */
export function CountField() {
  const [{ count }, change] = useAtom(orderAtom);
  return (
    <FieldGroup legend="Pictures">
      <Segmented fill label="Pictures" segments={COUNTS} value={count} onChange={(next) => change({ count: next })} />
    </FieldGroup>
  );
}
