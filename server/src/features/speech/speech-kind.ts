import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeAudio } from '@flint/engines/audio/encode-audio';
import { inputArgs } from '@flint/engines/ffmpeg/input-args';
import { probe } from '@flint/engines/ffmpeg/probe';
import type { SpeechModel } from '@flint/engines/spec/direct-models';
import type { SpeechOrder } from '@flint/engines/spec/media-orders';
import type { ProviderFile, QueuedModel } from '@flint/engines/spec/queued-model';
import type { Speaker } from '@flint/engines/speech/speaker';
import { AUDIO_CONTENT_TYPES } from '@flint/shared/contracts/audio';
import type { SpeechRecipe } from '@flint/shared/contracts/recipes/speech';
import {
  type Delivery,
  type Engine,
  type MakeContext,
  type MediaKind,
  type Vendor,
  vendorWork,
} from '../generation/media-kind';

type Model = QueuedModel<SpeechOrder, readonly ProviderFile[]>;

/** Speech: a text read aloud, by whoever does it here. */
export function speechKind(maker: MediaKind<'speech'>['maker']): MediaKind<'speech'> {
  return { kind: 'speech', maker, title: ({ text }) => text };
}

/** Speech by a vendor's voices, which are not all of ours. */
export function vendorSpeechKind(model: Model, ffmpeg: string): MediaKind<'speech'> {
  return { ...speechKind(vendorSpeech(model, ffmpeg)), whyNot: (recipe) => model.whyNot?.(recipe) };
}

/** The built-in voices: one text at a time, clear and plainly synthetic. */
export function builtInSpeech(speaker: Pick<Speaker, 'speak'>): Engine<'speech'> {
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

/** An OpenAI-compatible endpoint, where a model that speaks is named. */
export function endpointSpeech(model: SpeechModel, ffmpeg: string): Engine<'speech'> {
  return {
    servedBy: 'openai-compatible',
    async make({ text, voice, speed, format }, context) {
      context.say('Speaking', null);
      const { bytes } = await model.speak({ text, voice, speed }, context.signal);
      const heard = join(context.scratch, 'heard.wav');
      await writeFile(heard, bytes);
      return write(heard, format, context, ffmpeg);
    },
  };
}

/** A vendor's voices, written in the ordered format here: it has one of its own. */
function vendorSpeech(model: Model, ffmpeg: string): Vendor<'speech'> {
  return {
    servedBy: model.servedBy,
    work: vendorWork<'speech', SpeechOrder, readonly ProviderFile[]>({
      model,
      toOrder: async ({ text, voice, speed }) => ({ text, voice, speed }),
      async deliver([file], { format }, context) {
        if (!file) throw new Error('The vendor answered without a file');
        return write(await context.download(file.url, 'speech.wav'), format, context, ffmpeg);
      },
    }),
  };
}

/** @param heard the file as it came */
async function write(
  heard: string,
  format: SpeechRecipe['format'],
  { scratch, signal }: MakeContext,
  ffmpeg: string,
): Promise<Delivery<'speech'>> {
  const content = join(scratch, `speech.${format}`);
  await encodeAudio(ffmpeg, inputArgs(heard), content, format, { signal });
  const { seconds } = await probe(ffmpeg, content, signal);
  const contentType = AUDIO_CONTENT_TYPES[format];
  return { files: [{ role: 'audio', content, contentType, seconds }], output: { segments: [], draft: false } };
}
