import type { InputFile } from './input-files';
import type { ChatReply, SpeechOrder, Transcript } from './media-orders';
import type { TellUsage } from './vendor-usage';

/** A file from a synchronous request, without a queue. */
export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * Vendors that answer synchronously. Every method sends each request once, because every accepted one is paid, and
 * throws `ProviderError`, or the signal's own reason when the caller aborted it.
 */
export interface SpeechModel {
  /** Speaks a text, in as many parts as its length needs. @returns the parts in order, each a sound of its own */
  speak(order: SpeechOrder, signal: AbortSignal): Promise<readonly MadeFile[]>;
}

/** What one request takes of a recording. */
export interface HeardMost {
  readonly seconds: number;
  readonly bytes: number;
}

/** A recording, or a part of one. */
export type HeardFile = InputFile & { readonly seconds: number };

export interface TranscriptionModel {
  /** What one request takes: what is known, or was learnt from a refusal. */
  takes(): HeardMost;
  /** Why it does not transcribe a language, in words for the user. @param language BCP 47, or null to detect it */
  whyNot(language: string | null): string | undefined;
  /** Transcribes a recording. @param language BCP 47, or null to detect it */
  transcribe(recording: HeardFile, language: string | null, signal: AbortSignal, tell?: TellUsage): Promise<Transcript>;
}

export interface CaptionModel {
  /** Answers an instruction about one to four pictures. */
  describe(
    pictures: readonly InputFile[],
    instruction: string,
    signal: AbortSignal,
    tell?: TellUsage,
  ): Promise<ChatReply>;
}
