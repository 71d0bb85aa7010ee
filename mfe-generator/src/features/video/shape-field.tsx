import { clipRatios, KEEPS_SHAPE, keepsShape } from '@flint/shared/contracts/clip-shapes';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { useAtom } from 'jotai';
import { RatioField } from '../orders/fields/ratio-field';
import { ratioOf } from './order';
import { orderAtom } from './order-atom';

/** Selects the aspect ratio, among those that the model makes, unless the film has that of its picture. */
export function ShapeField({ filmedBy }: { filmedBy: ServedBy }) {
  const [order, change] = useAtom(orderAtom);
  const fromPicture = order.picture !== null;
  const keeps = fromPicture && keepsShape(filmedBy, order.model);
  return (
    <RatioField
      value={ratioOf(order, filmedBy)}
      onChange={(aspectRatio) => change({ aspectRatio })}
      ratios={keeps ? [] : clipRatios(filmedBy, order.model, { fromPicture })}
      help={keeps ? KEEPS_SHAPE : undefined}
    />
  );
}
