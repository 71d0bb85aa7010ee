import type { LogoCorner } from '../image-options';

/** What a variation is based on, in words for users. */
export const VARIATION_BASES = {
  recipe: 'The same words, style and colours; another composition.',
  colours: 'Its colours, light and layout. The built-in engine does not see what a picture shows.',
  picture: 'The picture itself, as the model sees it.',
} as const;
export type VariationBasis = keyof typeof VARIATION_BASES;

/** The source picture of variations. */
export interface VariationSource {
  /** Its id when it is the user's own. */
  readonly assetId: string | null;
  /** Its seed, where the same prompt and seed give its colours again: drawn by the built-in engine, not reworded. */
  readonly seed: number | null;
  /** Whether the variation uses a prompt other than the picture's own. */
  readonly reworded: boolean;
  readonly basis: VariationBasis;
}

/** A brand's visual identity at the time of the order. */
export interface PictureBrand {
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`, the leading one first; empty where the brand has no colours. */
  readonly palette: readonly string[];
  /** Absent without a logo on the pictures. */
  readonly logo?: PlacedLogo | undefined;
}

/** A logo to be placed on a picture. */
export interface PlacedLogo {
  /** Storage key. */
  readonly key: string;
  readonly corner: LogoCorner;
}

/** Resolved parameters of pictures. */
export interface ImageRecipe {
  readonly prompt: string;
  readonly model: string;
  readonly style: string | null;
  readonly aspectRatio: string;
  readonly count: number;
  readonly seed: number;
  readonly imageUrl: string | null;
  /** Texts to be set on the pictures; absent without any. */
  readonly textOverlays?: string[] | undefined;
  /** The ratio that the model makes, where the ordered one is cropped from it. */
  readonly cutFrom?: string | undefined;
  /** The source of variations; absent otherwise. */
  readonly variationOf?: VariationSource | undefined;
  /** Absent without a brand. */
  readonly brand?: PictureBrand | undefined;
}
