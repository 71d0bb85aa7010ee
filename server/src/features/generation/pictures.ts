import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { isPictureId } from '@flint/shared/contracts/picture-reference';
import { pictureSubject, pictureTitle } from '@flint/shared/contracts/recipes/editing';
import type { PictureSource } from '@flint/shared/contracts/recipes/picture-source';
import sharp from 'sharp';
import type { Db } from '../../platform/db/database';
import type { Storage } from '../../platform/storage/storage';
import { findOwnPicture, type OwnPicture } from '../runs/own-picture';
import type { Uploads } from '../uploads/uploads-service';
import { ownMediaPath, readInputPicture } from './inputs';

/** Purpose under which an upload is claimed: the same purpose may claim it again, to check it and to work from it. */
const TAKEN_BY = 'pictures';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DATA = /^data:image\/[a-z]+;base64,/;
/** Longest side of a picture sent inline that stays in the recipe, in pixels: it is analysed, not shown. */
const KEPT_SIDE = 512;
const KEPT_QUALITY = 70;

/** A picture as a recipe references it. */
export interface KeptPicture {
  readonly ref: string;
  /** The picture, where it is one of the user's own library. */
  readonly own?: OwnPicture;
  readonly source: PictureSource;
}

/** A picture referenced by a request, with its user and the field's name. */
export interface NamedPicture {
  readonly userId: string;
  readonly ref: string;
  readonly field: string;
}

export interface ReadPicture {
  readonly bytes: Uint8Array;
  /** The picture, where it is one of the user's own library. */
  readonly own?: OwnPicture;
}

/** Pictures referenced by orders: uploads, the user's library, or any address. */
export interface Pictures {
  /**
   * Makes a reference for the recipe: own pictures by their ids, which do not expire; inline ones downscaled. An address
   * is read once before anything is held for it.
   * @throws AppError `invalid_input` naming the field when there is no such upload; Error, MissingObject, SafeFetchError
   * when there is no picture to read
   */
  keep(named: NamedPicture): Promise<KeptPicture>;
  /** @throws as `keep` */
  read(named: NamedPicture, signal?: AbortSignal): Promise<ReadPicture>;
}

interface PicturesDeps {
  readonly db: Db;
  readonly uploads: Pick<Uploads, 'take'>;
  readonly storage: Storage;
  readonly publicOrigin: string;
}

export function createPictures(deps: PicturesDeps): Pictures {
  const { db, uploads, storage, publicOrigin } = deps;
  const take = ({ userId, ref: uploadId, field }: NamedPicture) =>
    uploads.take({ userId, uploadId, field, purpose: 'source-image', by: TAKEN_BY });

  async function ownOf({ userId, ref }: NamedPicture): Promise<OwnPicture | undefined> {
    if (isPictureId(ref)) return UUID.test(ref) ? findOwnPicture(db, userId, { id: ref }) : undefined;
    const path = ownMediaPath(ref, publicOrigin);
    const storageKey = path === undefined ? undefined : storage.keyOf(path);
    return storageKey === undefined ? undefined : findOwnPicture(db, userId, { storageKey });
  }

  return {
    async keep(named) {
      const { ref } = named;
      if (DATA.test(ref)) return { ref: await small(ref), source: { from: 'request', name: 'Picture' } };
      const own = await ownOf(named);
      if (own) return { ref: own.id, source: sourceOf(own), own };
      if (isPictureId(ref)) return { ref, source: { from: 'upload', name: (await take(named)).name ?? 'Picture' } };
      await readInputPicture(ref, { storage, publicOrigin });
      const { pathname, hostname } = new URL(ref, publicOrigin);
      // The name of one of our own files is its id.
      const name = ownMediaPath(ref, publicOrigin) === undefined ? basename(pathname) || hostname : 'Picture';
      return { ref, source: { from: 'address', name } };
    },
    async read(named, signal) {
      const { ref } = named;
      if (DATA.test(ref)) return { bytes: bytesOf(ref) };
      const own = await ownOf(named);
      if (own) return { bytes: await storage.read(own.storageKey), own };
      if (isPictureId(ref)) return { bytes: await readFile((await take(named)).path) };
      return { bytes: await readInputPicture(ref, { storage, publicOrigin }, { signal }) };
    },
  };
}

function sourceOf({ recipe }: OwnPicture): PictureSource {
  const subject = pictureSubject(recipe);
  if (subject !== undefined) return { from: 'library', name: subject };
  return { from: 'library', name: pictureTitle(recipe), isSubjectUnknown: true };
}

const bytesOf = (dataUri: string) => Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');

async function small(dataUri: string): Promise<string> {
  const fit = { width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const bytes = await sharp(bytesOf(dataUri)).rotate().resize(fit).webp({ quality: KEPT_QUALITY }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
