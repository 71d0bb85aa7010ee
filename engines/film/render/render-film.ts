import sharp from 'sharp';
import { flattened, poseAt } from '../camera/pose';
import { type Caption, captionFor, layCaption } from './caption';
import { type Depth, depthOfDrawing, estimatedDepth } from './depth';
import type { Film, FilmScene } from './film';
import { FRAMING, HEAD_ROOM, MAX_PIXELS } from './framing';
import { frameOf, mixInto, type Planes, planesOf } from './planes';
import { view } from './view';

/** Length of a caption's fade in and out, seconds. */
const CAPTION_FADE = 0.35;

interface PreparedScene {
  scene: FilmScene;
  planes: Planes;
  depth: Depth;
  caption: Caption | undefined;
}

/**
 * Renders the frames of a film, one after another: `yuv420p`, BT.709, studio range. Holds only the scenes on screen in
 * memory.
 * @throws when a picture cannot be read
 */
export async function* renderFilm(film: Film): AsyncGenerator<Uint8Array> {
  const ready = new Map<FilmScene, PreparedScene>();
  for (let at = 0; at < film.frames; at += 1) {
    const shown = film.scenes.filter(({ from, to }) => at >= from && at < to);
    for (const known of ready.keys()) if (!shown.includes(known)) ready.delete(known);
    for (const scene of shown) if (!ready.has(scene)) ready.set(scene, await prepare(film, scene));
    const frames = shown.map((scene) => shoot(film, ready.get(scene) as PreparedScene, at));
    const [first, second] = frames;
    if (!first) throw new Error(`No scene is shown in frame ${at}`);
    const [before, after] = shown;
    if (second && before && after) mixInto(first, second, shareOf(after.from, before.to, at));
    yield first;
  }
}

/** Progress of a cross-fade, eased from 0 to 1. */
function shareOf(from: number, to: number, at: number): number {
  const linear = (at - from + 0.5) / (to - from);
  return linear * linear * (3 - 2 * linear);
}

function shoot(film: Film, { scene, planes, depth, caption }: PreparedScene, at: number): Uint8Array {
  const frame = frameOf(film.width, film.height);
  const length = scene.to - scene.from;
  const shot = {
    camera: scene.camera,
    strength: film.strength,
    shape: film.height / film.width,
    seconds: length / film.framesPerSecond,
    hand: film.hand + scene.from,
  };
  const pose = flattened(poseAt(shot, (at - scene.from) / Math.max(1, length - 1)), scene.relief ?? 1);
  view(planes, depth, pose, frame);
  if (caption) layCaption(caption, frame, presence(film, scene, at));
  return frame.bytes;
}

/** Opacity of a caption: it fades in after its scene starts and out before it ends. */
function presence({ framesPerSecond }: Film, { from, to }: FilmScene, at: number): number {
  const fade = Math.min(CAPTION_FADE * framesPerSecond, (to - from) / 4);
  return Math.max(0, Math.min(1, (at - from - fade / 2) / fade, (to - 1 - fade / 2 - at) / fade));
}

async function prepare(film: Film, scene: FilmScene): Promise<PreparedScene> {
  const shape = film.height / film.width;
  const [width, height] = [film.width, film.height].map((length) => 2 * Math.round((length * HEAD_ROOM) / 2)) as [
    number,
    number,
  ];
  const { data } = await sharp(scene.picture, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(width, height, FRAMING)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    scene,
    planes: planesOf(data, width, height),
    depth: scene.svg ? await depthOfDrawing(scene.svg, shape) : await estimatedDepth(shape),
    caption: scene.caption ? await captionFor(scene.caption, film.width, film.height) : undefined,
  };
}
