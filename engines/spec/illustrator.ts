import type { AspectRatio, ImageStyle } from '@flint/shared/contracts/image-options';

export interface IllustrationRequest {
  prompt: string;
  style: ImageStyle;
  ratio: AspectRatio;
  /** Unsigned 32-bit. */
  seed: number;
  /** Seed of the palette, to keep the colours of another picture of the same prompt; `seed` decides the rest. */
  paletteSeed?: number;
  /** Hex colours of a reference picture; they lead the palette. */
  palette?: readonly string[];
  /** Lettering, beside the texts quoted in the prompt. */
  texts?: readonly string[];
  /** Scale factor in each direction: room for camera moves. Default 1. */
  scale?: number;
}

/** A subject that a drawing stands apart: what an edit can change alone. */
export interface DrawnGroup {
  /** The noun of the prompt, in the singular: "boat". */
  readonly name: string;
  /** Where it is, in fractions of the picture. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface Illustration {
  /** `ILLUSTRATOR_VERSION` that drew it. */
  version: number;
  /** PNG. */
  image: Buffer;
  contentType: 'image/png';
  width: number;
  height: number;
  /** The scene family chosen for the prompt. */
  scene: string;
  /** `#rrggbb`. */
  dominantColor: string;
  /** The drawing before its style was applied: the picture's layers. */
  svg: string;
  /** The subjects of the prompt that stand in the picture. */
  groups: readonly DrawnGroup[];
}

export interface LetteringRequest {
  /** A finished picture: PNG, JPEG or WebP. */
  image: Uint8Array;
  texts: readonly string[];
  style: ImageStyle;
  /** The prompt of the picture: its mood chooses the typeface. */
  prompt: string;
}

export interface IllustratorPool {
  /**
   * Draws in a worker thread; requests beyond the threads wait in a queue.
   * @throws an `AbortError` when the signal fires: a waiting request leaves the queue, a running worker is stopped
   */
  draw(request: IllustrationRequest, signal?: AbortSignal): Promise<Illustration>;
  /** Sets lettering on a finished picture, in the same queue. @throws as `draw` */
  letter(request: LetteringRequest, signal?: AbortSignal): Promise<Uint8Array>;
  /** The leading colours of a picture, most frequent first: up to five `#rrggbb`. @throws when it cannot be read */
  paletteOf(picture: Uint8Array): Promise<string[]>;
  /** Words that ask for a picture lit and laid out like this one. @throws when it cannot be read */
  wordsFor(picture: Uint8Array): Promise<string>;
  /** Stops the workers; pending pictures are rejected. */
  close(): Promise<void>;
}
