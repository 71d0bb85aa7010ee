import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpeechModel } from '@flint/engines/spec/direct-models';
import type { SpeechOrder } from '@flint/engines/spec/media-orders';
import type { MediaTools } from '@flint/engines/spec/media-tools';
import type { Offered } from '@flint/engines/spec/offers';
import type { ProviderFile, QueuedModel } from '@flint/engines/spec/queued-model';
import type { Speaker } from '@flint/engines/spec/speaker';
import { AUDIO_CONTENT_TYPES } from '@flint/shared/contracts/audio';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { SpeechRecipe } from '@flint/shared/contracts/recipes/speech';
import type { TextToSpeechBody } from '@flint/shared/contracts/speech';
import { defineKind } from '../generation/define-kind';
import {
  type Delivery,
  type Engine,
  type Kind,
  type MakeContext,
  type Maker,
  type Vendor,
  vendorWork,
} from '../generation/kind';
import { isMissing, type ToolsOrReason } from '../generation/tools-or-reason';
import { toSpeechRecipe } from './speech-recipe';

type Model = QueuedModel<SpeechOrder, readonly ProviderFile[]>;

interface SpeechKindDeps {
  readonly offers: readonly [Offered<'speech'>, ...Offered<'speech'>[]];
  readonly tools: ToolsOrReason;
}

/** The kind `speech`: text to speech. */
export function speechKind({ offers, tools }: SpeechKindDeps): Kind<'speech'> {
  return defineKind({
    name: 'speech',
    offers,
    maker: (offer) => makerOf(offer, tools),
    recipe: async (_userId, body: TextToSpeechBody) => toSpeechRecipe(body),
    title: ({ text }) => text,
  });
}

function makerOf(offer: Offered<'speech'>, tools: ToolsOrReason): Maker<'speech'> {
  if (offer.form === 'engine') return builtInSpeech(offer.engine);
  if (offer.form === 'lacking') return { servedBy: null, reason: offer.reason };
  if (isMissing(tools)) return tools;
  const { servedBy } = offer;
  return offer.form === 'call'
    ? endpointSpeech(offer.model, servedBy, tools)
    : vendorSpeech(offer.model, servedBy, tools);
}

/** The built-in voices: one text at a time, clear and plainly synthetic. */
function builtInSpeech(speaker: Pick<Speaker, 'speak'>): Engine<'speech'> {
  return {
    servedBy: 'embedded',
    async make(recipe, { signal, say }) {
      say('Speaking', 0);
      const spoken = await speaker.speak(recipe, { signal, onProgress: (share) => say('Speaking', share * 100) });
      const { audio, contentType, duration, segments } = spoken;
      return {
        files: [{ role: 'audio', content: audio, contentType, seconds: duration }],
        output: { segments, draft: true },
      };
    },
  };
}

/** An OpenAI-compatible endpoint with a configured speech model. */
function endpointSpeech(model: SpeechModel, servedBy: ServedBy, tools: MediaTools): Engine<'speech'> {
  return {
    servedBy,
    async make({ text, voice, speed, format }, context) {
      context.say('Speaking', null);
      const parts = await model.speak({ text, voice, speed }, context.signal);
      const files = parts.map((_, at) => join(context.scratch, `part-${at}.wav`));
      await Promise.all(parts.map(({ bytes }, at) => writeFile(files[at] ?? '', bytes)));
      const [only = '', ...others] = files;
      if (others.length === 0) return write(only, format, context, tools);
      const whole = join(context.scratch, 'heard.wav');
      await tools.join(files, whole, context.signal);
      return write(whole, format, context, tools);
    },
  };
}

/** A vendor's voices; the file is converted here to the ordered format. */
function vendorSpeech(model: Model, servedBy: ServedBy, tools: MediaTools): Vendor<'speech'> {
  return {
    servedBy,
    whyNot: (recipe) => model.whyNot?.(recipe),
    work: vendorWork<'speech', SpeechOrder, readonly ProviderFile[]>({
      model,
      toOrder: async ({ text, voice, speed }) => ({ text, voice, speed }),
      async deliver([file], { format }, context) {
        if (!file) throw new Error('The vendor answered without a file');
        return write(await context.download(file.url, 'speech.wav'), format, context, tools);
      },
    }),
  };
}

/** @param heard the file as the provider sent it */
async function write(
  heard: string,
  format: SpeechRecipe['format'],
  { scratch, signal }: MakeContext,
  tools: MediaTools,
): Promise<Delivery<'speech'>> {
  const content = join(scratch, `speech.${format}`);
  await tools.encode(heard, content, format, signal);
  const { seconds } = await tools.probe(content, signal);
  const contentType = AUDIO_CONTENT_TYPES[format];
  return { files: [{ role: 'audio', content, contentType, seconds }], output: { segments: [], draft: false } };
}
