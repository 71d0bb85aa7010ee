import { readFile } from 'node:fs/promises';
import type { Analyser } from '@flint/engines/spec/analyser';
import type { LogoColours } from '@flint/engines/spec/logo-colours';
import sharp from 'sharp';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { AppError } from '../../platform/http/app-error';
import type { Storage } from '../../platform/storage/storage';
import { findOwnPicture } from '../runs/own-picture';
import type { Uploads } from '../uploads/uploads-service';
import type { BrandFileRow } from './tables';

const MAX_PIXELS = 50_000_000;
/** Longest sides in pixels: logos are placed small, references are shown to models. */
const LOGO_SIDE = 1024;
const REFERENCE_SIDE = 1600;
const TAKEN_BY = 'brands';

type Role = BrandFileRow['role'];

/** What a brand keeps a copy of: an upload or a library picture of the user's. */
interface Kept {
  readonly userId: string;
  readonly profileId: string;
  readonly role: Role;
  /** Of the upload or the library picture. */
  readonly ref: string;
  /** Of the copy of a library picture; that of an upload has the upload's id. */
  readonly copyId: string;
}

interface KeptFile {
  readonly id: string;
  readonly key: string;
  readonly isUpload: boolean;
  /** Of a logo. */
  readonly colours?: LogoColours;
}

/** Files of brands: what users upload for them, and copies of pictures of their libraries. */
export interface BrandFiles {
  /** @throws AppError naming `logoUploadId` when it cannot be read */
  colours(userId: string, ref: string): Promise<LogoColours>;
  /**
   * Re-encodes an upload or a library picture, so that only pixels remain, and stores it.
   * @throws AppError naming the field when it is another user's or no picture
   */
  keep(kept: Kept): Promise<KeptFile>;
  /** Deletes uploads that were stored, and files that no profile has any more. */
  forget(gone: { readonly taken?: readonly string[]; readonly gone: readonly string[] }): Promise<void>;
}

interface BrandFilesDeps {
  readonly db: Db;
  readonly uploads: Pick<Uploads, 'take' | 'release'>;
  readonly storage: Storage;
  readonly analyser: Pick<Analyser, 'logoColours'>;
}

const RULES = {
  logo: { purpose: 'brand-logo', field: 'logoUploadId' },
  reference: { purpose: 'source-image', field: 'referenceImages' },
} as const;

export function createBrandFiles({ db, uploads, storage, analyser }: BrandFilesDeps): BrandFiles {
  const read = async ({ userId, role, ref }: Pick<Kept, 'userId' | 'role' | 'ref'>) => {
    const own = isUuid(ref) ? await findOwnPicture(db, userId, { id: ref }) : undefined;
    if (own) return { bytes: await storage.read(own.storageKey), isUpload: false };
    const { path } = await uploads.take({ userId, uploadId: ref, by: TAKEN_BY, ...RULES[role] });
    return { bytes: await readFile(path), isUpload: true };
  };
  return {
    async colours(userId, ref) {
      const { bytes } = await read({ userId, role: 'logo', ref });
      return analyser.logoColours(await redrawn(bytes, 'logo'));
    },

    async keep(kept) {
      const { profileId, role } = kept;
      const { bytes: sent, isUpload } = await read(kept);
      const bytes = await redrawn(sent, role);
      const id = isUpload ? kept.ref : kept.copyId;
      const key = `brands/${profileId}/${id}.${role === 'logo' ? 'png' : 'webp'}`;
      await storage.keep(key, bytes, role === 'logo' ? 'image/png' : 'image/webp');
      const file = { id, key, isUpload };
      return role === 'logo' ? { ...file, colours: await analyser.logoColours(bytes) } : file;
    },

    async forget({ taken = [], gone }) {
      for (const uploadId of taken) await uploads.release(uploadId);
      for (const key of gone) await storage.remove(key);
    },
  };
}

async function redrawn(bytes: Uint8Array, role: Role): Promise<Uint8Array> {
  const side = role === 'logo' ? LOGO_SIDE : REFERENCE_SIDE;
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true });
  try {
    return await (role === 'logo' ? image.png() : image.webp({ quality: 86 })).toBuffer();
  } catch (cause) {
    const { field } = RULES[role];
    throw new AppError('invalid_input', 'This picture could not be read. Choose another.', { field, cause });
  }
}
