import type { Segment } from '@flint/shared/contracts/speech';
import type { VoiceId } from '@flint/shared/contracts/voices';
import type { Flite } from './flite';
import { normalise } from './normalise/normalise';
import { SAMPLE_RATE, trimmed } from './samples';
import { type Sentence, sentencesOf } from './sentences';

export interface SpeakRequest {
  readonly text: string;
  readonly voice: VoiceId;
  readonly speed: number;
}

export interface SpokenText {
  /** At `SAMPLE_RATE`, mono. */
  readonly samples: Int16Array;
  /** Start and end of each sentence, with its words as written. */
  readonly segments: Segment[];
}

/**
 * Reads a text aloud, sentence by sentence. Skips what it cannot say, which is everything in another script.
 * @param onProgress receives the spoken share of the text, from 0 to 1, after each sentence
 * @throws Error when the synthesiser fails
 */
export async function speakText(
  flite: Flite,
  { text, voice, speed }: SpeakRequest,
  onProgress: (fraction: number) => void,
): Promise<SpokenText> {
  const sentences = sayable(text);
  const letters = sentences.reduce((sum, { said }) => sum + said.length, 0);
  const parts: Int16Array[] = [];
  const segments: Segment[] = [];
  let length = 0;
  let done = 0;
  for (const { text: written, said, rest } of sentences) {
    const voiced = trimmed(await flite(said, voice, speed));
    const silence = new Int16Array(Math.round((rest / speed) * SAMPLE_RATE));
    parts.push(voiced, silence);
    segments.push({ start: length / SAMPLE_RATE, end: (length + voiced.length) / SAMPLE_RATE, text: written });
    length += voiced.length + silence.length;
    done += said.length;
    onProgress(done / letters);
  }
  return { samples: joined(parts, length), segments };
}

function sayable(text: string): (Sentence & { said: string })[] {
  return sentencesOf(text)
    .map((sentence) => ({ ...sentence, said: normalise(sentence.text) }))
    .filter(({ said }) => said !== '');
}

function joined(parts: readonly Int16Array[], length: number): Int16Array {
  const whole = new Int16Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
