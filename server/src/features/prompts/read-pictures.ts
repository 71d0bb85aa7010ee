import type { ReferencePicture } from '@flint/engines/spec/analyser';
import { pictureSubject } from '@flint/shared/contracts/recipes/editing';
import { AppError } from '../../platform/http/app-error';
import type { KeptPicture, Pictures } from '../generation/pictures';

const FIELD = 'images';

/** An order's pictures as references for its recipe. @throws AppError naming `images` */
export function keepPictures(pictures: Pictures, userId: string, refs: readonly string[]): Promise<KeptPicture[]> {
  return Promise.all(refs.map((ref, at) => pictures.keep({ userId, ref, field: FIELD }).catch(unreadable(at))));
}

/** Reads an order's pictures. @throws AppError naming `images` when one cannot be read; the signal's reason */
export function readPictures(
  pictures: Pictures,
  userId: string,
  refs: readonly string[],
  signal: AbortSignal,
): Promise<ReferencePicture[]> {
  return Promise.all(
    refs.map(async (ref, at) => {
      const { bytes, own } = await pictures.read({ userId, ref, field: FIELD }, signal).catch(unreadable(at, signal));
      return { bytes, ownPrompt: own && pictureSubject(own.recipe) };
    }),
  );
}

const unreadable = (at: number, signal?: AbortSignal) => (cause: unknown) => {
  signal?.throwIfAborted();
  if (cause instanceof AppError) throw cause;
  throw new AppError('invalid_input', `Picture ${at + 1} could not be read.`, { field: FIELD, cause });
};
