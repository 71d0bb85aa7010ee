import type { TranscriptionModel } from '@flint/engines/spec/direct-models';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { UsageUnits } from '@flint/engines/spec/vendor-usage';
import * as z from 'zod/mini';
import { heardLanguage, languageFault, whisperLanguage } from '../common/sound-languages';
import { createAbilities, type KnownAbilities } from './abilities';
import { billedName, callAddress, type Endpoint, headersOf, silenceOf } from './endpoint';
import { UNREADABLE } from './fault';
import { sendWithout } from './optional-parameters';
import { createWatchedFetch } from './watched-fetch';

/** A model is billed by the sound's length, or by tokens; not every server counts. */
const Counted = z.union([
  z.pipe(
    z.object({ type: z.literal('duration'), seconds: z.number() }),
    z.transform(({ seconds }): UsageUnits => ({ audio_seconds: seconds })),
  ),
  z.pipe(
    z.object({ type: z.literal('tokens'), input_tokens: z.number(), output_tokens: z.number() }),
    z.transform(({ input_tokens, output_tokens }): UsageUnits => ({ input_tokens, output_tokens })),
  ),
]);

/** `verbose_json`; servers without timestamps leave the segments out. */
const Heard = z.object({
  text: z.string(),
  language: z.nullish(z.string()),
  segments: z.nullish(z.array(z.object({ start: z.number(), end: z.number(), text: z.string() }))),
  usage: z.catch(z.nullish(Counted), null),
});

/** File extension of a content type: the endpoint detects the format by the file's name. */
const extensionOf = (contentType: string) =>
  /^\w+\/(?:x-)?([\w-]+)/.exec(contentType)?.[1]?.replace('mpeg', 'mp3') ?? 'bin';

/** Half of a recording that is refused for its length may pass; so little is refused for something else. */
const LEAST_SECONDS = 30;

/** Transcripts by `POST /audio/transcriptions`, with times where the model gives them. */
export function createOpenAiTranscriptionModel(
  options: Endpoint & { readonly model: string },
  abilities: KnownAbilities = createAbilities(options),
): TranscriptionModel {
  const send = createWatchedFetch({ silenceMs: silenceOf(options), work: 'transcript' });
  const { model } = options;
  const billedAs = billedName(options, model);
  const ask = async (form: FormData, signal: AbortSignal) => {
    const response = await sendWithout({ abilities, model }, ['response_format'], (refused) => {
      if (refused.has('response_format')) form.delete('response_format');
      else form.set('response_format', 'verbose_json');
      const request = { method: 'POST', headers: headersOf(options), body: form, signal };
      return send(callAddress(options, '/audio/transcriptions'), request);
    });
    const heard = z.safeParse(Heard, parse(await response.text()));
    if (heard.success) return heard.data;
    throw new ProviderError('failed', { message: UNREADABLE, diagnostic: z.prettifyError(heard.error) });
  };
  return {
    takes: () => {
      const { heardSeconds: seconds, heardBytes: bytes } = abilities.of(model);
      return { seconds, bytes };
    },
    whyNot: languageFault,
    async transcribe({ bytes, contentType, seconds }, language, signal, tell) {
      const form = new FormData();
      const file = new File([new Uint8Array(bytes)], `recording.${extensionOf(contentType)}`, { type: contentType });
      form.set('file', file);
      form.set('model', model);
      const code = language === null ? undefined : whisperLanguage(language);
      if (code) form.set('language', code);
      const {
        text,
        language: told,
        segments,
        usage,
      } = await ask(form, signal).catch((error: unknown) => {
        const isTooLong = error instanceof ProviderError && error.isTooLong && seconds > LEAST_SECONDS;
        if (isTooLong) abilities.learn(model, { heardSeconds: seconds / 2 });
        else tell?.({ model: billedAs, units: null });
        throw error;
      });
      tell?.({ model: billedAs, units: usage ?? null });
      return {
        text: text.trim(),
        language: language ?? (told ? heardLanguage(told) : null),
        segments: (segments ?? []).map((segment) => ({ ...segment, text: segment.text.trim() })),
      };
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
