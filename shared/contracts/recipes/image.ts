import type { LogoCorner } from '../image-options';

/** What of its source a variation goes by, in words for people. */
export const VARIATION_BASES = {
  recipe: 'The same words, style and colours; another composition.',
  colours: 'Its colours, light and layout. The built-in engine does not see what a picture shows.',
  picture: 'The picture itself, as the model sees it.',
} as const;
export type VariationBasis = keyof typeof VARIATION_BASES;

/** The picture that variations were made from. */
export interface VariationSource {
  /** Its id when it is one of the user's own. */
  readonly assetId: string | null;
  /** Its seed, where the same words with it have its colours again: drawn by the built-in engine, not reworded. */
  readonly seed: number | null;
  /** Whether it follows other words than the picture's own. */
  readonly reworded: boolean;
  readonly basis: VariationBasis;
}

/** A brand as it was when pictures were ordered for it. */
export interface PictureBrand {
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`, the leading one first; none where the brand has no colours. */
  readonly palette: readonly string[];
  /** Absent where none is placed. */
  readonly logo?: PlacedLogo | undefined;
}

/** A logo on a picture. */
export interface PlacedLogo {
  /** Where it is kept. */
  readonly key: string;
  readonly corner: LogoCorner;
}

/** What was asked for: everything needed to make it again. */
export interface ImageRecipe {
  readonly prompt: string;
  readonly model: string;
  readonly style: string | null;
  readonly aspectRatio: string;
  readonly count: number;
  readonly seed: number;
  readonly imageUrl: string | null;
  /** Words ordered to be set on the pictures; absent where there are none. */
  readonly textOverlays?: string[] | undefined;
  /** The shape the model made, where the ordered one was cut from it. */
  readonly cutFrom?: string | undefined;
  /** What these are variations of; absent where they are not. */
  readonly variationOf?: VariationSource | undefined;
  /** Absent where they are made for none. */
  readonly brand?: PictureBrand | undefined;
}
