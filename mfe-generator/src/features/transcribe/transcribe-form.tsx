import { requestAsync } from '@flint/shared/api/request';
import { transcriptItem } from '@flint/shared/contracts/prices/line-items';
import { type SpeechToTextBody, speechToText } from '@flint/shared/contracts/speech';
import { OrderForm } from '@flint/shared/orders/parts/order-form';
import { toStarted } from '@flint/shared/orders/started';
import { useOrder } from '@flint/shared/orders/use-order';
import { usePrices } from '@flint/shared/orders/use-prices';
import { useQuote } from '@flint/shared/orders/use-quote';
import { Field } from '@flint/shared/ui/field';
import { formatCredits } from '@flint/shared/ui/format-number';
import { formatDuration } from '@flint/shared/ui/format-time';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Select } from '@flint/shared/ui/select';
import { useAtom } from 'jotai';
import { LANGUAGES } from './languages';
import { toBody, transcribeOrderAtom } from './order';
import { RecordingField } from './recording-field';

/** The order form of a transcription: recording, language, and the server's quote. */
export function TranscribeForm() {
  const [order, change] = useAtom(transcribeOrderAtom);
  const body = toBody(order);
  const { quote, error, missing, busy: measuring, reload } = useQuote(body);
  const prices = usePrices();
  const { place, busy, problem } = useOrder<SpeechToTextBody>((sent, key) =>
    requestAsync(speechToText, { body: sent }, { idempotencyKey: key }).then(toStarted),
  );
  const units = quote ? transcriptItem(quote).units : 1;
  return (
    <OrderForm
      verb="Transcribe"
      price={quote?.price}
      sum={
        quote
          ? `${formatDuration(quote.seconds * 1000)}, ${units} min at ${formatCredits(quote.price / units)}`
          : measuring
            ? 'Measuring the recording'
            : 'The price follows its length.'
      }
      busy={busy}
      problem={problem}
      prices={prices}
      faults={{ recording: body ? undefined : 'Choose a recording.' }}
      onSend={(price) => body && void place(body, price)}
    >
      {(faults) => (
        <>
          <RecordingField fault={faults.recording} />
          <Field label="Language" help="What is spoken in it. The built-in engine hears English only.">
            <Select options={LANGUAGES} value={order.language} onChange={(language) => change({ language })} />
          </Field>
          {error &&
            (missing ? (
              <Note tone="warn" role="alert" title="Transcripts are not set up here.">
                {error} Nothing was charged.
              </Note>
            ) : (
              <RetryNote title={error} onRetry={reload}>
                Nothing was charged.
              </RetryNote>
            ))}
        </>
      )}
    </OrderForm>
  );
}
