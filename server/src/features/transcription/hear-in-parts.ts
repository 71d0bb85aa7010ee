import type { TranscriptionModel } from '@flint/engines/spec/direct-models';
import type { Transcript } from '@flint/engines/spec/media-orders';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { Span } from '@flint/engines/spec/recording-reader';
import type { TellUsage } from '@flint/engines/spec/vendor-usage';
import limit from 'p-limit';
import type { OutgoingSound } from '../generation/outgoing';
import { placeWords } from './place-words';

interface Heard extends Transcript {
  /** Whether the times are those of the pauses, because the model gives none. */
  readonly placed: boolean;
}

/** Parts of a recording that are heard at once. */
const AT_ONCE = 3;

/**
 * Transcribes a recording in as many parts as the model needs, with the times of the whole. Each part is sent once; one
 * that is refused for its length, which costs nothing, is divided by the limit that the model learnt from it.
 * @param language BCP 47, or null to detect it
 * @param tell receives the vendor's count of each part
 * @throws ProviderError; the signal's reason
 */
export async function hearInParts(
  model: TranscriptionModel,
  sound: OutgoingSound,
  language: string | null,
  signal: AbortSignal,
  tell?: TellUsage,
): Promise<Heard> {
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  const slots = limit(AT_ONCE);

  const hearPart = async (span: Span): Promise<Heard> => {
    const { text, segments, ...said } = await model.transcribe(await sound.part(span), language, stop, tell);
    const placed = segments.length === 0 && text !== '';
    const timed = placed
      ? placeWords(text, span, await sound.pauses())
      : segments.map((segment) => ({ ...segment, ...moved(segment, span) }));
    return { ...said, text, segments: timed, placed };
  };
  const hear = async (within: Span): Promise<Heard[]> => {
    const spans = await sound.spans(within, model.takes());
    if (spans.length > 1) return (await all(spans.map(hear))).flat();
    try {
      return [await slots(() => hearPart(within))];
    } catch (error) {
      const isTooLong = error instanceof ProviderError && error.isTooLong;
      const parts = isTooLong ? await sound.spans(within, model.takes()) : [];
      if (parts.length > 1) return (await all(parts.map(hear))).flat();
      throw error;
    }
  };
  /** The first failure stops the others, which would be paid for nothing. */
  const all = async <T>(works: readonly Promise<T>[]): Promise<T[]> => {
    try {
      return await Promise.all(works);
    } catch (error) {
      failed.abort(error);
      await Promise.allSettled(works);
      throw error;
    }
  };

  const parts = await hear({ start: 0, end: sound.seconds });
  return {
    text: parts.reduce((whole, { text }) => joined(whole, text), ''),
    language: parts.find((part) => part.text !== '' && part.language !== null)?.language ?? null,
    segments: parts.flatMap(({ segments }) => segments),
    placed: parts.some(({ placed }) => placed),
  };
}

/** Scripts that write no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}、-】！-～]$/u;

const joined = (before: string, after: string) =>
  before === '' || after === '' || UNSPACED.test(before) ? before + after : `${before} ${after}`;

/** Times of the whole, within the part. */
function moved({ start, end }: Span, part: Span): Span {
  const within = (time: number) => Math.min(part.start + Math.max(0, time), part.end);
  return { start: within(start), end: within(end) };
}
