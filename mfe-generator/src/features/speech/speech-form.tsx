import { requestAsync } from '@flint/shared/api/request';
import { AUDIO_FORMATS } from '@flint/shared/contracts/audio';
import { shownPrice, speechItem } from '@flint/shared/contracts/prices/line-items';
import { SPEECH_TEXT_MAX, TextToSpeechBody, textToSpeech } from '@flint/shared/contracts/speech';
import { OrderForm } from '@flint/shared/orders/parts/order-form';
import { toStarted } from '@flint/shared/orders/started';
import { useOrder } from '@flint/shared/orders/use-order';
import { usePrices } from '@flint/shared/orders/use-prices';
import { Field } from '@flint/shared/ui/field';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Segmented } from '@flint/shared/ui/segmented';
import { TextArea } from '@flint/shared/ui/text-area';
import { useAtom } from 'jotai';
import { faultOf } from '../orders/fields/fault-of';
import { type SpeechOrder, speechOrderAtom } from './order';
import { SpeedField } from './speed-field';
import { VoiceField } from './voice-field';

const FORMATS = AUDIO_FORMATS.map((value) => ({ value, label: value.toUpperCase() }));

/** The order form of text-to-speech, with its price. */
export function SpeechForm() {
  const [order, change] = useAtom(speechOrderAtom);
  const prices = usePrices();
  const { place, busy, problem } = useOrder<SpeechOrder>((body, key) =>
    requestAsync(textToSpeech, { body }, { idempotencyKey: key }).then(toStarted),
  );
  const sent = { ...order, text: order.text.trim() };
  const item = speechItem(sent);
  const price = shownPrice(prices.costs, item);
  return (
    <OrderForm
      verb="Speak"
      price={price}
      sum={price !== undefined && `${item.units} × 1,000 characters at ${formatCredits(price / item.units)}`}
      busy={busy}
      problem={problem}
      prices={prices}
      faults={{ text: faultOf(TextToSpeechBody, sent, 'text') }}
      onSend={(shown) => void place(sent, shown)}
    >
      {(faults) => (
        <>
          <Field
            label="Text"
            help="The built-in voices read English."
            error={faults.text}
            counter={{ value: order.text.length, max: SPEECH_TEXT_MAX }}
          >
            <TextArea
              name="text"
              rows={6}
              value={order.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          </Field>
          <VoiceField />
          <SpeedField />
          <FieldGroup legend="Format">
            <Segmented fill segments={FORMATS} value={order.format} onChange={(format) => change({ format })} />
          </FieldGroup>
        </>
      )}
    </OrderForm>
  );
}
