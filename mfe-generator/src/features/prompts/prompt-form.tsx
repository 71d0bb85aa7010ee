import { requestAsync } from '@flint/shared/api/request';
import { promptItem, shownPrice } from '@flint/shared/contracts/prices/line-items';
import { ANALYSED_TEXT_MAX, PromptBody, promptFromImages, REFERENCE_IMAGES_MAX } from '@flint/shared/contracts/prompts';
import { OrderForm } from '@flint/shared/orders/parts/order-form';
import { toStarted } from '@flint/shared/orders/started';
import { useOrder } from '@flint/shared/orders/use-order';
import { usePrices } from '@flint/shared/orders/use-prices';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { Field } from '@flint/shared/ui/field';
import { Segmented } from '@flint/shared/ui/segmented';
import { TextArea } from '@flint/shared/ui/text-area';
import { useAtom } from 'jotai';
import { faultOf } from '../orders/fields/fault-of';
import { PicturesField } from '../pictures/pictures-field';
import { promptOrderAtom, toBody } from './order';

const KINDS = [
  { value: 'pictures', label: 'Pictures' },
  { value: 'text', label: 'Text' },
] as const;

/** The order form of prompts, with its price. */
export function PromptForm() {
  const [order, change] = useAtom(promptOrderAtom);
  const prices = usePrices();
  const { place, busy, problem } = useOrder<PromptBody>((body, key) =>
    requestAsync(promptFromImages, { body }, { idempotencyKey: key }).then(toStarted),
  );
  const body = toBody(order);
  const { viewer } = useViewer();
  // Guests cannot upload yet: their press leads to sign-in, and they choose a picture afterwards.
  const mayWait = viewer === 'guest' && order.of === 'pictures' && order.pictures.length === 0;
  const fault = mayWait ? undefined : faultOf(PromptBody, body, order.of === 'text' ? 'text' : 'images');
  const nothing = order.of === 'text' && order.text.trim() === '' ? 'Paste a text.' : undefined;
  return (
    <OrderForm
      verb="Take apart"
      price={shownPrice(prices.costs, promptItem())}
      sum="One price, however many pictures"
      busy={busy}
      problem={problem}
      prices={prices}
      faults={{ source: fault ?? nothing }}
      onSend={(price) => void place(body, price)}
    >
      {(faults) => (
        <>
          <Segmented fill label="What it is" segments={KINDS} value={order.of} onChange={(of) => change({ of })} />
          {order.of === 'pictures' ? (
            <PicturesField
              label="Pictures"
              pictures={order.pictures}
              max={REFERENCE_IMAGES_MAX}
              fault={faults.source}
              onChange={(pictures) => change({ pictures })}
            />
          ) : (
            <Field
              label="Text"
              help="A post, a script or an article, as it was published."
              error={faults.source}
              counter={{ value: order.text.length, max: ANALYSED_TEXT_MAX }}
            >
              <TextArea
                name="text"
                rows={10}
                value={order.text}
                onChange={(event) => change({ text: event.target.value })}
              />
            </Field>
          )}
        </>
      )}
    </OrderForm>
  );
}
