import type { PictureSource } from './picture-source';

/** One scene of a film, told in full. */
export interface RecipeScene {
  readonly prompt: string;
  readonly image_url?: string | undefined;
  readonly camera?: string | undefined;
  readonly caption?: string | undefined;
}

/** What a film was asked to be: everything needed to make it again. */
export interface VideoRecipe {
  readonly prompt: string;
  readonly model: string;
  /** The picture it starts from, by its address or its id; null where it starts from words alone. */
  readonly imageUrl: string | null;
  /** Where that came from; unknown of older runs. */
  readonly imageSource?: PictureSource | undefined;
  /** Seconds ordered. */
  readonly duration: number;
  readonly aspectRatio: string;
  /** How much moves, 1 to 255. */
  readonly motionBucketId: number;
  readonly seed: number;
  readonly scenes?: readonly RecipeScene[] | undefined;
  readonly captions: boolean;
  readonly speech?: { readonly text: string; readonly voice: string } | undefined;
  /** Words for the music under it. */
  readonly music?: string | undefined;
}
