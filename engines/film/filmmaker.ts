import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ASPECT_RATIOS, SEED_MAX } from '@flint/shared/contracts/image-options';
import { DEFAULT_MOTION, MOTION_MAX } from '@flint/shared/contracts/videos';
import { randomFrom } from '../english/random';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import type { Filmmaker, FilmOptions, FilmOrder, MadeFilm, StoryboardScene } from '../spec/film';
import type { Illustration, IllustrationRequest } from '../spec/illustrator';
import { createMutex } from './mutex';
import { type FilmPlan, FRAMES_PER_SECOND, type PlannedScene, planFilm } from './plan/plan-film';
import { posterOf } from './poster';
import { reliefOf } from './relief';
import type { Film, FilmRenderer, FilmScene } from './render/film';
import { HEAD_ROOM } from './render/framing';
import { soundArgs } from './sound';
import { stillOf } from './still';

export interface FilmmakerOptions {
  /** The program, as `findFfmpeg` found it. */
  ffmpeg: string;
  /** Draws a picture: the illustrator's worker pool. */
  draw: (request: IllustrationRequest, signal?: AbortSignal) => Promise<Pick<Illustration, 'image' | 'svg' | 'scene'>>;
  render: FilmRenderer;
}

interface DrawnScene extends PlannedScene {
  picture: Uint8Array;
  svg?: string;
  relief?: number;
}

/** Scale of a storyboard still against the film, in each direction. */
const STILL = 0.5;
/** Share of the progress that is drawing, by the clock. */
const DRAWING = 0.5;

/** Makes films by moving a camera over drawings and pictures (2.5D). */
export function createFilmmaker({ ffmpeg, draw, render }: FilmmakerOptions): Filmmaker {
  const inLine = createMutex();
  // Stills are drawn beside films, one at a time, so that a paid picture waits for one still at most.
  const sketching = createMutex();

  async function pictures(
    order: FilmOrder,
    plan: FilmPlan,
    scale: number,
    signal?: AbortSignal,
    tell?: (done: number) => void,
  ) {
    const drawn: DrawnScene[] = [];
    for (const [place, scene] of plan.scenes.entries()) {
      tell?.(drawn.length);
      // A seed for each: scenes of one kind would else be composed alike.
      const seed = (order.seed + place) % (SEED_MAX + 1);
      drawn.push({ ...scene, ...(await pictureOf({ ...order, seed }, scene, scale, signal)) });
    }
    return drawn;
  }

  async function pictureOf(order: FilmOrder, { image, prompt }: PlannedScene, scale: number, signal?: AbortSignal) {
    if (image) return { picture: image };
    const { style, aspectRatio: ratio, seed } = order;
    const illustration = await draw({ prompt, style, ratio, seed, scale }, signal);
    return { picture: illustration.image, svg: illustration.svg, relief: reliefOf(illustration.scene) };
  }

  async function make(order: FilmOrder, { directory, signal, onProgress }: FilmOptions): Promise<MadeFilm> {
    const plan = planFilm(order);
    const count = plan.scenes.length;
    const scenes = await pictures(order, plan, HEAD_ROOM, signal, (done) =>
      onProgress?.({ fraction: (DRAWING * done) / count, phase: `Drawing scene ${done + 1} of ${count}` }),
    );
    const filming = (fraction: number) =>
      onProgress?.({ fraction: DRAWING + (1 - DRAWING) * fraction, phase: 'Filming' });
    filming(0);
    const film = filmOf(order, plan, scenes);
    const [part, file] = [join(directory, 'film.part.mp4'), join(directory, 'film.mp4')];
    try {
      const { prompt } = order;
      const { seconds } = plan;
      const sound = await soundArgs(ffmpeg, order, seconds, signal);
      const args = encodeArgs({ prompt, film, seconds, sound, file: part });
      await runFfmpeg(ffmpeg, args, { signal, seconds, onProgress: filming, input: render(film, signal) });
      const poster = await posterOf(ffmpeg, part, plan.seconds, signal);
      await rename(part, file);
      const { width, height } = film;
      const hasSound = Boolean(order.speechFile ?? order.musicFile);
      return {
        file,
        contentType: 'video/mp4',
        seconds: plan.seconds,
        width,
        height,
        hasSound,
        poster,
        scenes: scenes.map(told),
      };
    } catch (error) {
      await rm(part, { force: true });
      throw signal?.aborted ? signal.reason : error;
    }
  }

  async function storyboard(order: FilmOrder, signal?: AbortSignal): Promise<StoryboardScene[]> {
    const drawn = await pictures(order, planFilm(order), STILL, signal);
    return Promise.all(
      drawn.map(async (scene) => ({ ...told(scene), image: await stillOf(scene.picture, order.aspectRatio, STILL) })),
    );
  }

  return {
    storyboard: (order, signal) => sketching(() => storyboard(order, signal), signal),
    make: (order, options) => inLine(() => make(order, options), options.signal),
  };
}

const told = ({ prompt, camera, seconds, caption }: PlannedScene) => ({
  prompt,
  camera,
  seconds,
  ...(caption && { caption }),
});

function filmOf({ aspectRatio, motion, seed }: FilmOrder, { frames }: FilmPlan, scenes: readonly DrawnScene[]): Film {
  const [width, height] = ASPECT_RATIOS[aspectRatio];
  return {
    ...{ width, height, frames, framesPerSecond: FRAMES_PER_SECOND },
    strength: strengthOf(motion),
    hand: randomFrom(`${seed}|hand`).next(),
    scenes: scenes.map(
      ({ picture, svg, relief, camera, caption, from, to }): FilmScene => ({
        ...{ picture, camera, from, to },
        ...(svg && { svg }),
        ...(relief !== undefined && { relief }),
        ...(caption && { caption }),
      }),
    ),
  };
}

/** Motion strength: 0.25 at the least motion, 1 at the default, 1.6 at the most. */
function strengthOf(motion: number): number {
  const share =
    motion <= DEFAULT_MOTION ? motion / DEFAULT_MOTION : (motion - DEFAULT_MOTION) / (MOTION_MAX - DEFAULT_MOTION);
  return motion <= DEFAULT_MOTION ? 0.25 + 0.75 * share : 1 + 0.6 * share;
}

interface Encoding {
  prompt: string;
  film: Film;
  seconds: number;
  sound: { inputs: readonly string[]; output: readonly string[] };
  file: string;
}

function encodeArgs({ prompt, film: { width, height, frames }, seconds, sound, file }: Encoding): string[] {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', `${FRAMES_PER_SECOND}`];
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
  const video = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-profile:v', 'high', '-pix_fmt', 'yuv420p'];
  const about = ['-metadata', `title=${prompt.slice(0, 200)}`, '-metadata', `comment=${MADE_BY}`];
  return [
    ...[...raw, '-i', 'pipe:0', ...sound.inputs, '-map', '0:v:0', '-frames:v', `${frames}`],
    ...[...video, ...colours, '-g', `${FRAMES_PER_SECOND * 2}`, ...sound.output, '-t', `${seconds}`],
    ...[...about, '-movflags', '+faststart', file],
  ];
}

/** Provenance in the file's metadata. */
const MADE_BY = 'Made with Flint. Drawn and filmed by rules, by the built-in engine; not a recording of anything real.';
