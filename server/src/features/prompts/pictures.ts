import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/http/app-error';
import type { Storage } from '../../platform/storage/storage';
import type { ReferencePicture } from '../../providers/embedded/analysis/picture/describe-images';
import { ownMediaPath, readInput } from '../generation/inputs';
import { findOwnPicture } from '../runs/own-picture';
import type { Uploads } from '../uploads/uploads-service';

const TAKEN_BY = 'prompts';
const DATA = /^data:image\/[a-z]+;base64,/;
/** Longest side of a picture that came as text and stays in the recipe, in pixels: it is measured, not shown. */
const KEPT_SIDE = 512;
const KEPT_QUALITY = 70;

/** The pictures people name in their orders. */
export interface Pictures {
  /** What of an order goes into its recipe: pictures sent as text are kept small. @throws AppError naming `images` */
  keep(named: readonly string[]): Promise<string[]>;
  /** @throws AppError `invalid_input` when one cannot be read */
  read(userId: string, named: readonly string[]): Promise<ReferencePicture[]>;
}

interface Deps {
  readonly db: Db;
  readonly uploads: Pick<Uploads, 'take'>;
  readonly storage: Storage;
  readonly publicOrigin: string;
}

export function createPictures(deps: Deps): Pictures {
  return {
    keep: (named) => Promise.all(named.map((one, at) => (DATA.test(one) ? small(one).catch(unreadable(at)) : one))),
    read: (userId, named) => Promise.all(named.map((one, at) => readOne(deps, userId, one).catch(unreadable(at)))),
  };
}

async function readOne(deps: Deps, userId: string, named: string): Promise<ReferencePicture> {
  if (DATA.test(named)) return { bytes: bytesOf(named) };
  if (!/[/:]/.test(named)) return { bytes: await readUpload(deps, userId, named) };
  const path = ownMediaPath(named, deps.publicOrigin);
  const storageKey = path === undefined ? undefined : deps.storage.keyOf(path);
  const own = storageKey === undefined ? undefined : await findOwnPicture(deps.db, userId, { storageKey });
  return { bytes: await readInput(named, deps), ownPrompt: own?.recipe.prompt };
}

async function readUpload({ uploads }: Deps, userId: string, uploadId: string): Promise<Uint8Array> {
  const { path } = await uploads.take({ userId, uploadId, purpose: 'source-image', by: TAKEN_BY, field: 'images' });
  return readFile(path);
}

const bytesOf = (dataUri: string) => Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');

async function small(dataUri: string): Promise<string> {
  const fit = { width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const bytes = await sharp(bytesOf(dataUri)).rotate().resize(fit).webp({ quality: KEPT_QUALITY }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

const unreadable = (at: number) => (cause: unknown) => {
  if (cause instanceof AppError) throw cause;
  throw new AppError('invalid_input', `Picture ${at + 1} could not be read.`, { field: 'images', cause });
};
