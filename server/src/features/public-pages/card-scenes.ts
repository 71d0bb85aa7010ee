import type { ImageStyle } from '@flint/shared/contracts/image-options';
import type { Platform } from '@flint/shared/tools/tool-row';

/** A platform whose pages share a picture; `flint` for all other pages. */
export type SceneName = Platform | 'flint';

export interface Scene {
  readonly prompt: string;
  readonly seed: number;
}

/**
 * Backdrops of Open Graph pictures: quiet scenes with room for text. They are drawn once and ship with the server,
 * since crawlers wait a few seconds at most. After a change here or in the engine, draw them again from the root:
 * npm run build && node server/dist/draw-backdrops.js
 */
export const SCENES: Readonly<Record<SceneName, Scene>> = {
  youtube: { prompt: 'dunes at golden hour, no people', seed: 4 },
  x: { prompt: 'mountains above a sea of mist at dawn', seed: 2 },
  instagram: { prompt: 'a small sailboat on a calm pink sea, no people', seed: 2 },
  tiktok: { prompt: 'a vinyl record on a red background, no sleeve', seed: 5 },
  facebook: { prompt: 'a garden party under paper lanterns in the evening', seed: 3 },
  google: { prompt: 'mountain lake at sunset with a red boat', seed: 1 },
  flint: { prompt: 'an arch and stairs in the sun', seed: 3 },
};

export const SCENE_STYLE: ImageStyle = 'artistic';

/** File name of a scene's picture. */
export const backdropFile = (scene: SceneName) => `${scene}.webp`;
