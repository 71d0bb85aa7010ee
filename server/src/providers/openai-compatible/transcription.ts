import type { TranscriptionModel } from '@flint/engines/spec/direct-models';
import { ProviderError } from '@flint/engines/spec/provider-error';
import * as z from 'zod/mini';
import { callAddress, type Endpoint, headersOf, silenceOf } from './endpoint';
import { UNREADABLE } from './fault';
import { createOptionalParameters } from './optional-parameters';
import { createWatchedFetch } from './watched-fetch';

/** `verbose_json`; servers without timestamps leave the segments out. */
const Heard = z.object({
  text: z.string(),
  language: z.nullish(z.string()),
  segments: z.nullish(z.array(z.object({ start: z.number(), end: z.number(), text: z.string() }))),
});

/** ISO codes by English name, because Whisper returns a language by its English name. */
const CODES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'fi',
  'cs',
  'el',
  'hu',
  'ro',
  'tr',
  'uk',
  'ru',
].concat([
  'ar',
  'he',
  'hi',
  'bn',
  'ta',
  'te',
  'ur',
  'fa',
  'th',
  'vi',
  'id',
  'ms',
  'tl',
  'ja',
  'ko',
  'zh',
  'ca',
  'sk',
  'hr',
]);
const names = new Intl.DisplayNames('en', { type: 'language' });
const BY_NAME = new Map(CODES.map((code) => [names.of(code)?.toLowerCase() ?? code, code]));

const codeOf = (told: string): string | null =>
  /^[a-z]{2,3}$/.test(told) ? told : (BY_NAME.get(told.toLowerCase()) ?? null);

/** File extension of a content type: the endpoint detects the format by the file's name. */
const extensionOf = (contentType: string) =>
  /^\w+\/(?:x-)?([\w-]+)/.exec(contentType)?.[1]?.replace('mpeg', 'mp3') ?? 'bin';

/** Transcripts by `POST /audio/transcriptions`. */
export function createOpenAiTranscriptionModel(options: Endpoint & { readonly model: string }): TranscriptionModel {
  const send = createWatchedFetch({ silenceMs: silenceOf(options) });
  const sendWithout = createOptionalParameters();
  return {
    async transcribe({ bytes, contentType }, language, signal) {
      const form = new FormData();
      form.set(
        'file',
        new File([new Uint8Array(bytes)], `recording.${extensionOf(contentType)}`, { type: contentType }),
      );
      form.set('model', options.model);
      if (language !== null) form.set('language', language.slice(0, 2));
      const response = await sendWithout(options.model, ['response_format'], (refused) => {
        if (refused.has('response_format')) form.delete('response_format');
        else form.set('response_format', 'verbose_json');
        const request = { method: 'POST', headers: headersOf(options), body: form, signal };
        return send(callAddress(options, '/audio/transcriptions'), request);
      });
      const heard = z.safeParse(Heard, parse(await response.text()));
      if (!heard.success) {
        throw new ProviderError('failed', { message: UNREADABLE, diagnostic: z.prettifyError(heard.error) });
      }
      const { text, segments } = heard.data;
      return {
        text: text.trim(),
        language: language ?? (heard.data.language ? codeOf(heard.data.language) : null),
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
