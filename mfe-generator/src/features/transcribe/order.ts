import * as z from '@flint/shared/contracts/schema';
import type { SpeechToTextBody } from '@flint/shared/contracts/speech';
import { createOrderAtom } from '@flint/shared/orders/order-atom';

/** Leaves the language to the provider. */
export const ANY_LANGUAGE = 'any';

/** The stored form. An upload can be used for a day. */
const TranscribeOrder = z.object({
  from: z.catch(z.enum(['file', 'address']), 'file'),
  upload: z.catch(z.nullable(z.object({ id: z.string(), name: z.string() })), null),
  address: z.catch(z.string(), ''),
  language: z.catch(z.string(), ANY_LANGUAGE),
});
export type TranscribeOrder = z.infer<typeof TranscribeOrder>;

export const transcribeOrderAtom = createOrderAtom({ key: 'flint:transcribe-draft', form: TranscribeOrder });

/** The request body of the form; null while nothing is chosen. */
export function toBody({ from, upload, address, language }: TranscribeOrder): SpeechToTextBody | null {
  const asked = language === ANY_LANGUAGE ? {} : { language };
  if (from === 'file') return upload && { upload_id: upload.id, ...asked };
  const typed = address.trim();
  return typed === '' ? null : { audio_url: typed, ...asked };
}
