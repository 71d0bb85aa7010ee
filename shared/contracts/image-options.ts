import { FLUX_DEV, FLUX_PRO, type ImageModelId } from './models';

export const IMAGE_STYLES = ['photorealistic', 'artistic', 'cartoon', 'sketch'] as const;
export type ImageStyle = (typeof IMAGE_STYLES)[number];
export const DEFAULT_IMAGE_STYLE: ImageStyle = 'photorealistic';

/** Pixels of one picture by the built-in engine. */
export const ASPECT_RATIOS = {
  '1:1': [1024, 1024],
  '4:5': [1024, 1280],
  '16:9': [1280, 720],
  '9:16': [720, 1280],
} as const;
export type AspectRatio = keyof typeof ASPECT_RATIOS;
export const ASPECT_RATIO_IDS = ['1:1', '4:5', '16:9', '9:16'] as const satisfies readonly AspectRatio[];
export const DEFAULT_ASPECT_RATIO: AspectRatio = '1:1';

const NAMED_RATIOS = ['1:1', '4:5', '5:4', '3:4', '4:3', '2:3', '3:2', '9:16', '16:9', '9:21', '21:9'] as const;
/** Relative difference up to which a size has a ratio's name. */
const NAMED_WITHIN = 0.015;

/** The name of a picture's ratio, `own` where it has none. */
export function ratioName({ width, height }: { readonly width: number; readonly height: number }): string {
  const is = (name: string) => {
    const [across = 1, down = 1] = name.split(':').map(Number);
    return Math.abs((width * down) / (height * across) - 1) < NAMED_WITHIN;
  };
  return NAMED_RATIOS.find(is) ?? 'own';
}

/**
 * Ratios that a vendor's model does not offer, and the larger one it makes instead: the picture is cropped to its
 * middle.
 */
const CUT_FROM: Partial<Record<ImageModelId, Partial<Record<AspectRatio, '3:4'>>>> = {
  [FLUX_PRO]: { '4:5': '3:4' },
  'fal-ai/recraft-v3': { '4:5': '3:4' },
};

/** The ratio that a vendor's model makes instead of one it does not offer; undefined where it offers it. */
export function cutFrom(model: string, ratio: AspectRatio): '3:4' | undefined {
  return CUT_FROM[model as ImageModelId]?.[ratio];
}

/** Most pictures of one call; larger counts are clamped, not refused. */
export const IMAGE_CAP = 4;
export const PROMPT_MAX = 2000;
/** Seeds are unsigned 32-bit, the range the vendors share. */
export const SEED_MAX = 4_294_967_295;

/** Clamps a count to 1–{@link IMAGE_CAP}. */
export function clampCount(count: number | undefined): number {
  return Math.min(IMAGE_CAP, Math.max(1, Math.trunc(count ?? 1)));
}

/**
 * Selects the model of an order: an explicit one wins, a photorealistic style takes Flux Pro, everything else the
 * default.
 */
export function modelFor(model: ImageModelId | undefined, style: ImageStyle | undefined): ImageModelId {
  return model ?? (style === 'photorealistic' ? FLUX_PRO : FLUX_DEV);
}

/** Corners of a picture for the logo. */
export const LOGO_CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type LogoCorner = (typeof LOGO_CORNERS)[number];
