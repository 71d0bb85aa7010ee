import type { ChatUsage } from '@flint/shared/contracts/chat';
import type { Segment } from '@flint/shared/contracts/speech';
import type { VoiceId } from '@flint/shared/contracts/voices';

/** A clip to make: the run's recipe with every default filled in. */
export interface VideoOrder {
  readonly prompt: string;
  readonly model: string;
  /** A starting image: an address the vendor can reach, or a data URI. */
  readonly imageUrl: string | null;
  /** The wished length; the model makes the one of `secondsMade`. */
  readonly durationSeconds: number;
  /** Such as `16:9`. A clip from a picture may keep the picture's own. */
  readonly aspectRatio: string;
  /** How much moves, 1 to 255; only some models know it. */
  readonly motionBucketId: number | null;
  readonly seed: number;
}

/** A text to read aloud. */
export interface SpeechOrder {
  readonly text: string;
  readonly voice: VoiceId;
  /** 1 is the voice's own pace. */
  readonly speed: number;
}

/** A recording to write down. */
export interface TranscriptionOrder {
  /** An address the vendor can reach, or a data URI. */
  readonly audioUrl: string;
  /** BCP 47, such as `en` or `pt-BR`, or null to find out. */
  readonly language: string | null;
}

export interface Transcript {
  readonly text: string;
  /** BCP 47, or null where nobody said. */
  readonly language: string | null;
  /** In order; none overlaps the next. */
  readonly segments: readonly Segment[];
}

/** A piece of music to make. */
export interface MusicOrder {
  readonly prompt: string;
  readonly durationSeconds: number;
  readonly seed: number;
}

/** Pictures to put into words. */
export interface CaptionOrder {
  /** Addresses the vendor can reach, or data URIs. */
  readonly imageUrls: readonly string[];
}

/** An answer that comes whole. */
export interface ChatReply {
  readonly text: string;
  /** Null where the vendor does not tell. */
  readonly usage: ChatUsage | null;
}
