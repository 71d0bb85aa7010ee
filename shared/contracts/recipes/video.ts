import type { PictureSource } from './picture-source';

/** One scene of a film, with all parameters. */
export interface RecipeScene {
  readonly prompt: string;
  readonly image_url?: string | undefined;
  readonly camera?: string | undefined;
  readonly caption?: string | undefined;
}

/** Resolved parameters of a film. */
export interface VideoRecipe {
  readonly prompt: string;
  readonly model: string;
  /** The source picture's URL or id; null for text-to-video. */
  readonly imageUrl: string | null;
  /** Its origin; unknown for older runs. */
  readonly imageSource?: PictureSource | undefined;
  /** Ordered seconds. */
  readonly duration: number;
  readonly aspectRatio: string;
  /** How much moves, 1 to 255. */
  readonly motionBucketId: number;
  readonly seed: number;
  readonly scenes?: readonly RecipeScene[] | undefined;
  readonly captions: boolean;
  readonly speech?: { readonly text: string; readonly voice: string } | undefined;
  /** Prompt for the background music. */
  readonly music?: string | undefined;
}
