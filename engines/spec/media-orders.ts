import type { ChatUsage } from '@flint/shared/contracts/chat';
import type { UpscaleFactor } from '@flint/shared/contracts/recipes/editing';
import type { Segment } from '@flint/shared/contracts/speech';
import type { VoiceId } from '@flint/shared/contracts/voices';

/** A request for a clip: the run's recipe with every default filled in. */
export interface VideoOrder {
  readonly prompt: string;
  readonly model: string;
  /** A start image: an address the vendor can reach, or a data URI. */
  readonly imageUrl: string | null;
  /** Requested length; the model makes the length of `secondsMade`. */
  readonly durationSeconds: number;
  /** Such as `16:9`. A clip from a picture may keep the picture's own. */
  readonly aspectRatio: string;
  /** Amount of motion, 1 to 255; only some models support it. */
  readonly motionBucketId: number | null;
  readonly seed: number;
}

/** A picture to be changed by words. */
export interface PictureEditOrder {
  /** An address the vendor can reach, or a data URI. */
  readonly imageUrl: string;
  readonly prompt: string;
  /** 0 to 1: how closely the words are followed. */
  readonly strength: number;
  readonly seed: number;
}

/** A picture whose background is to be removed. */
export interface PictureCutoutOrder {
  readonly imageUrl: string;
}

/** A picture to be enlarged. */
export interface PictureUpscaleOrder {
  readonly imageUrl: string;
  readonly factor: UpscaleFactor;
  /** 0 to 1: how much the model may add; null for its default. */
  readonly strength: number | null;
  readonly seed: number;
}

/** A request for speech. */
export interface SpeechOrder {
  readonly text: string;
  readonly voice: VoiceId;
  /** 1 is the voice's own pace. */
  readonly speed: number;
}

/** A request for a transcript. */
export interface TranscriptionOrder {
  /** An address the vendor can reach, or a data URI. */
  readonly audioUrl: string;
  /** BCP 47, such as `en` or `pt-BR`, or null to detect it. */
  readonly language: string | null;
}

export interface Transcript {
  readonly text: string;
  /** BCP 47, or null where neither the user nor the vendor named it. */
  readonly language: string | null;
  /** In order; none overlaps the next. */
  readonly segments: readonly Segment[];
}

/** A request for music. */
export interface MusicOrder {
  readonly prompt: string;
  readonly durationSeconds: number;
  readonly seed: number;
}

/** A request for captions of pictures. */
export interface CaptionOrder {
  /** Addresses the vendor can reach, or data URIs. */
  readonly imageUrls: readonly string[];
}

/** A complete answer, without streaming. */
export interface ChatReply {
  readonly text: string;
  /** What the model thought before: no part of the answer. */
  readonly thoughts?: string | undefined;
  /** Null where the vendor does not report it. */
  readonly usage: ChatUsage | null;
}
