import { ILLUSTRATOR_VERSION } from '@flint/engines/spec/illustrator-version';
import type { Drawing, DrawnGroup } from '@flint/engines/spec/picture-editor';
import { tooLargeToEdit } from '@flint/shared/contracts/editing-limits';
import { ratioName } from '@flint/shared/contracts/image-options';
import type { PictureSource } from '@flint/shared/contracts/recipes/picture-source';
import sharp from 'sharp';
import { AppError } from '../../platform/http/app-error';
import type { Pictures } from '../generation/pictures';
import type { OwnPicture } from '../runs/own-picture';

const FIELD = 'image_url';

/** Said before an order: an animation is edited by its first frame. */
const FIRST_FRAME = 'This is an animation: only its first frame is edited.';

/** The picture of an order, checked before anything is held for it. */
export interface Source {
  /** What every recipe says of it. */
  readonly facts: {
    readonly picture: string;
    readonly source: PictureSource;
    readonly style: string | null;
    readonly aspectRatio: string;
  };
  readonly own?: OwnPicture;
  /** Width and height in pixels, upright. */
  readonly size: { readonly width: number; readonly height: number };
  /** What its user should know before ordering. */
  readonly notes: readonly string[];
}

/**
 * Reads an order's picture once.
 * @throws AppError `invalid_input` naming `image_url` when there is no such picture, or it has too many pixels
 */
export async function keepSource(pictures: Pictures, userId: string, ref: string): Promise<Source> {
  const named = { userId, ref, field: FIELD };
  try {
    const { ref: picture, source, own } = await pictures.keep(named);
    const seen = own
      ? { size: own, isMoving: false }
      : await look((await pictures.read({ ...named, ref: picture })).bytes);
    const { width, height } = seen.size;
    const tooLarge = tooLargeToEdit({ width, height });
    if (tooLarge !== undefined) throw new AppError('invalid_input', tooLarge, { field: FIELD });
    const facts = { picture, source, style: own?.recipe.style ?? null, aspectRatio: ratioName(seen.size) };
    const notes = seen.isMoving ? [FIRST_FRAME] : [];
    return { facts, size: { width, height }, notes, ...(own && { own }) };
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** The picture of a run that has begun. @throws AppError naming `image_url`; the signal's reason */
export async function readSource(pictures: Pictures, userId: string, ref: string, signal: AbortSignal) {
  try {
    return await pictures.read({ userId, ref, field: FIELD }, signal);
  } catch (cause) {
    signal.throwIfAborted();
    throw unreadable(cause);
  }
}

const unreadable = (cause: unknown) =>
  cause instanceof AppError
    ? cause
    : new AppError('invalid_input', 'The picture could not be read. Choose another.', { field: FIELD, cause });

/** Width and height of a picture as it is seen: upright, and whether it is an animation. */
async function look(bytes: Uint8Array) {
  const { autoOrient: size, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { size, isMoving: pages > 1 };
}

/** How to draw a picture again; undefined for what another version of the illustrator drew, or something else made. */
export function toDrawing(own: OwnPicture | undefined): Drawing | undefined {
  const { drawn = null } = own ?? {};
  return drawn?.version === ILLUSTRATOR_VERSION ? { version: drawn.version, request: drawn.request } : undefined;
}

/** The groups of a picture that can be drawn again. */
export function drawnGroups(own: OwnPicture | undefined): readonly DrawnGroup[] {
  return toDrawing(own) ? (own?.drawn?.groups ?? []) : [];
}
