import type { CameraMove } from '@flint/shared/contracts/camera';
import { settablePart } from '@flint/shared/contracts/overlay-text';
import { randomFrom } from '../../english/random';
import type { FilmOrder, SceneWish } from '../../spec/film';
import { chooseCamera } from './choose-camera';
import { splitScenes } from './split-scenes';

export const FRAMES_PER_SECOND = 30;
/** Of one scene into the next, seconds; less where scenes are short. */
const CROSS_FADE = 0.6;
/** Characters of a caption that is taken from a prompt. */
const CAPTION_LENGTH = 80;

export interface PlannedScene {
  /** What is drawn: without the words for the camera. */
  readonly prompt: string;
  readonly camera: CameraMove;
  readonly caption?: string;
  /** Absent where it is to be drawn. */
  readonly image?: Uint8Array;
  /** First frame, and the one after the last: neighbours share the frames of their cross-fade. */
  readonly from: number;
  readonly to: number;
  /** Of the film, without the halves of the cross-fades that belong to the neighbours. */
  readonly seconds: number;
}

export interface FilmPlan {
  /** Frames of the whole. */
  readonly frames: number;
  readonly seconds: number;
  /** Frames of a cross-fade; 0 for a single scene. */
  readonly fade: number;
  readonly scenes: readonly PlannedScene[];
}

/** Decides scenes, camera moves and times. Equal orders give equal plans. */
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

/** Several pictures and one line of words: the words go with each picture. */
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

/** Words of a scene as a line under it: whole words, as many as can be read. */
function captionOf(prompt: string): string | undefined {
  const text = settablePart(prompt.replace(/["“”]/g, ''));
  if (!text) return undefined;
  const short = text.length <= CAPTION_LENGTH ? text : `${text.slice(0, CAPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
  return short.charAt(0).toLocaleUpperCase('en') + short.slice(1);
}
