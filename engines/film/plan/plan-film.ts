import type { CameraMove } from '@flint/shared/contracts/camera';
import { settablePart } from '@flint/shared/contracts/overlay-text';
import { randomFrom } from '../../english/random';
import type { FilmOrder, SceneWish } from '../../spec/film';
import { chooseCamera } from './choose-camera';
import { splitScenes } from './split-scenes';

export const FRAMES_PER_SECOND = 30;
/** Length of a cross-fade, seconds; less where scenes are short. */
const CROSS_FADE = 0.6;
/** Longest caption that is taken from a prompt, characters. */
const CAPTION_LENGTH = 80;

export interface PlannedScene {
  /** Prompt of the drawing, without the words for the camera. */
  readonly prompt: string;
  readonly camera: CameraMove;
  readonly caption?: string;
  /** Absent where the picture is to be drawn. */
  readonly image?: Uint8Array;
  /** First frame, and the one after the last: neighbours share the frames of their cross-fade. */
  readonly from: number;
  readonly to: number;
  /** Length within the film, without the halves of the cross-fades that belong to the neighbours. */
  readonly seconds: number;
}

export interface FilmPlan {
  /** Frames of the whole film. */
  readonly frames: number;
  readonly seconds: number;
  /** Frames of a cross-fade; 0 for a single scene. */
  readonly fade: number;
  readonly scenes: readonly PlannedScene[];
}

/** Plans scenes, camera moves and times. Deterministic: equal orders give equal plans. */
export function planFilm(order: FilmOrder): FilmPlan {
  const { seconds, motion, seed, prompt, captions } = order;
  const frames = Math.max(2, Math.round(seconds * FRAMES_PER_SECOND));
  const wishes = wishesOf(order);
  const random = randomFrom(`${seed}|${prompt.trim().toLowerCase()}|camera`);
  const each = frames / wishes.length;
  const fade = wishes.length === 1 ? 0 : 2 * Math.floor(Math.min(CROSS_FADE * FRAMES_PER_SECOND, each * 0.4) / 2);
  let before: CameraMove | undefined;
  const scenes = wishes.map((wish, index): PlannedScene => {
    const directed = wish.camera
      ? { prompt: wish.prompt, camera: wish.camera }
      : chooseCamera(wish.prompt, motion, before, random.fork(`scene${index}`));
    before = directed.camera;
    const [start, end] = [Math.round(index * each), Math.round((index + 1) * each)];
    const caption = wish.caption ?? (captions ? captionOf(directed.prompt) : undefined);
    return {
      prompt: directed.prompt,
      camera: directed.camera,
      ...(caption && { caption }),
      ...(wish.image && { image: wish.image }),
      from: Math.max(0, start - fade / 2),
      to: Math.min(frames, end + fade / 2),
      seconds: (end - start) / FRAMES_PER_SECOND,
    };
  });
  return { frames, seconds: frames / FRAMES_PER_SECOND, fade, scenes };
}

/** With several pictures and one prompt, the prompt goes with each picture. */
function wishesOf({ prompt, scenes, images = [], seconds }: FilmOrder): SceneWish[] {
  const told: SceneWish[] = scenes?.length
    ? [...scenes]
    : splitScenes(prompt, seconds).map((text) => ({ prompt: text }));
  const last = told.at(-1) ?? { prompt };
  while (told.length < images.length) told.push({ prompt: last.prompt });
  return told.map((wish, index) => {
    const image = wish.image ?? images[index];
    return image ? { ...wish, image } : wish;
  });
}

/** Caption of a scene: whole words of its prompt, up to the longest caption. */
function captionOf(prompt: string): string | undefined {
  const text = settablePart(prompt.replace(/["“”]/g, ''));
  if (!text) return undefined;
  const short = text.length <= CAPTION_LENGTH ? text : `${text.slice(0, CAPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
  return short.charAt(0).toLocaleUpperCase('en') + short.slice(1);
}
