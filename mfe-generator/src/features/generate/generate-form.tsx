import { OrderForm } from '@flint/shared/orders/parts/order-form';
import { useOrder } from '@flint/shared/orders/use-order';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { useAtom } from 'jotai';
import { Suspense } from 'react';
import { Fold } from '../orders/fields/fold';
import { PromptField } from '../orders/fields/prompt-field';
import { RatioField } from '../orders/fields/ratio-field';
import { SeedField } from '../orders/fields/seed-field';
import { useCatalogue } from '../orders/use-catalogue';
import { CountField } from './count-field';
import { imageModelList } from './image-models';
import { ModelField } from './model-field';
import { priceOf } from './order';
import { orderAtom } from './order-atom';
import { findFaults } from './order-faults';
import { startOrder } from './start-order';
import { StyleField } from './style-field';
import { TextsField } from './texts-field';
import { useDefaults } from './use-defaults';

/** Lazy: only users with brands need it. */
const BrandField = lazyPart(() => import(/* webpackChunkName: "late" */ './brand-field'));

/** The order form for pictures, with its price. */
export function GenerateForm() {
  const [order, change] = useAtom(orderAtom);
  const { models, costs, ...prices } = useCatalogue(imageModelList);
  const { place, busy, problem } = useOrder(startOrder);
  const { userId } = useViewer();
  useDefaults();
  const { prompt, aspectRatio, count } = order;
  const price = priceOf(order, costs);
  return (
    <OrderForm
      verb="Generate"
      price={price}
      sum={price !== undefined && sumOf(count, price)}
      busy={busy}
      problem={problem}
      prices={prices}
      faults={findFaults(order)}
      onSend={(shown) => void place(order, shown)}
    >
      {(faults) => (
        <>
          <PromptField
            value={prompt}
            onChange={(next) => change({ prompt: next })}
            help="Name the subject, the light and the mood."
            fault={faults.prompt}
          />
          <div data-field="style">
            <StyleField />
          </div>
          <div data-field="ratio">
            <RatioField value={aspectRatio} onChange={(next) => change({ aspectRatio: next })} />
          </div>
          <ModelField models={models} costs={costs} />
          <CountField />
          {userId && (
            <Fold summary="Brand" filled={order.brandId !== null} faulty={false} late>
              <Suspense>
                <BrandField />
              </Suspense>
            </Fold>
          )}
          <TextsField fault={faults.texts} />
          <SeedField order={order} onChange={change} fault={faults.seed} />
        </>
      )}
    </OrderForm>
  );
}

function sumOf(count: number, price: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'picture' : 'pictures'} × ${formatCredits(price / count)}`;
}
