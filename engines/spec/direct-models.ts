import type { InputFile } from './input-files';
import type { ChatReply, SpeechOrder, Transcript } from './media-orders';

/** A file from a synchronous request, without a queue. */
export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * Vendors that answer synchronously. Every method makes exactly one request, because every accepted one is paid, and
 * throws `ProviderError`, or the signal's own reason when the caller aborted it.
 */
export interface SpeechModel {
  speak(order: SpeechOrder, signal: AbortSignal): Promise<MadeFile>;
}

export interface TranscriptionModel {
  /** Transcribes a recording. @param language BCP 47, or null to detect it */
  transcribe(recording: InputFile, language: string | null, signal: AbortSignal): Promise<Transcript>;
}

export interface CaptionModel {
  /** Answers an instruction about one to four pictures. */
  describe(pictures: readonly InputFile[], instruction: string, signal: AbortSignal): Promise<ChatReply>;
}
