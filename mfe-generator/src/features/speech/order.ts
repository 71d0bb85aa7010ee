import { AUDIO_FORMATS, DEFAULT_AUDIO_FORMAT } from '@flint/shared/contracts/audio';
import * as z from '@flint/shared/contracts/schema';
import { DEFAULT_SPEED, SPEED_MAX, SPEED_MIN } from '@flint/shared/contracts/speech';
import { DEFAULT_VOICE, VOICE_IDS } from '@flint/shared/contracts/voices';
import { createOrderAtom } from '@flint/shared/orders/order-atom';

/** The stored form; missing and invalid values take their default. */
const SpeechOrder = z.object({
  text: z.catch(z.string(), ''),
  voice: z.catch(z.enum(VOICE_IDS), DEFAULT_VOICE),
  format: z.catch(z.enum(AUDIO_FORMATS), DEFAULT_AUDIO_FORMAT),
  speed: z.catch(z.number().check(z.minimum(SPEED_MIN), z.maximum(SPEED_MAX)), DEFAULT_SPEED),
});
export type SpeechOrder = z.infer<typeof SpeechOrder>;

export const speechOrderAtom = createOrderAtom({ key: 'flint:speech-draft', form: SpeechOrder });
