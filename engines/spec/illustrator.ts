import type { AspectRatio, ImageStyle } from '@flint/shared/contracts/image-options';

export interface IllustrationRequest {
  prompt: string;
  style: ImageStyle;
  ratio: AspectRatio;
  /** Unsigned 32-bit. */
  seed: number;
  /** The seed of a picture whose colours are taken with the same words; `seed` then decides the rest. */
  paletteSeed?: number;
  /** Hex colours taken from a reference picture; they lead the palette. */
  palette?: readonly string[];
  /** Words set on the picture, beside those quoted in the prompt. */
  texts?: readonly string[];
  /** Times the usual size in each direction: room for a camera to move in. One unless told. */
  scale?: number;
}

export interface Illustration {
  /** PNG. */
  image: Buffer;
  contentType: 'image/png';
  width: number;
  height: number;
  /** The scene family the prompt was read as. */
  scene: string;
  /** `#rrggbb`. */
  dominantColor: string;
  /** The drawing before its style was developed: the picture's layers. */
  svg: string;
}

export interface LetteringRequest {
  /** A finished picture: PNG, JPEG or WebP. */
  image: Uint8Array;
  texts: readonly string[];
  style: ImageStyle;
  /** What the picture was made from: its mood chooses the face. */
  prompt: string;
}

export interface IllustratorPool {
  /**
   * Draws in a worker thread; requests beyond the threads wait in line.
   * @throws an `AbortError` when the signal fires: a waiting request leaves the line, a running worker is stopped
   */
  draw(request: IllustrationRequest, signal?: AbortSignal): Promise<Illustration>;
  /** Sets words on a finished picture, in line with the drawings. @throws as `draw` */
  letter(request: LetteringRequest, signal?: AbortSignal): Promise<Uint8Array>;
  /** The leading colours of a picture, most frequent first: up to five `#rrggbb`. @throws when it cannot be read */
  paletteOf(picture: Uint8Array): Promise<string[]>;
  /** Words that ask for a picture lit and laid out like this one. @throws when it cannot be read */
  wordsFor(picture: Uint8Array): Promise<string>;
  /** Stops the workers; pending pictures are rejected. */
  close(): Promise<void>;
}
