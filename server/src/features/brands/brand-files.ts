import { readFile } from 'node:fs/promises';
import type { Analyser } from '@flint/engines/spec/analyser';
import type { LogoColours } from '@flint/engines/spec/logo-colours';
import sharp from 'sharp';
import { AppError } from '../../platform/http/app-error';
import type { Storage } from '../../platform/storage/storage';
import type { Uploads } from '../uploads/uploads-service';
import type { BrandFileRow } from './tables';

const MAX_PIXELS = 50_000_000;
/** Longest sides in pixels: logos are placed small, references are shown to models. */
const LOGO_SIDE = 1024;
const REFERENCE_SIDE = 1600;
const TAKEN_BY = 'brands';

type Role = BrandFileRow['role'];

/** Files that users upload for their brands. */
export interface BrandFiles {
  /** @throws AppError naming `logoUploadId` when it cannot be read */
  colours(userId: string, uploadId: string): Promise<LogoColours>;
  /**
   * Re-encodes an upload, so that only pixels remain, and stores it.
   * @returns its storage key, and the colours of a logo
   * @throws AppError naming the field when the upload is another user's or no picture
   */
  keep(
    userId: string,
    profileId: string,
    role: Role,
    uploadId: string,
  ): Promise<{ key: string; colours?: LogoColours }>;
  /** Deletes uploads that were stored, and files that no profile has any more. */
  forget(gone: { readonly taken?: readonly string[]; readonly gone: readonly string[] }): Promise<void>;
}

interface Deps {
  readonly uploads: Pick<Uploads, 'take' | 'release'>;
  readonly storage: Storage;
  readonly analyser: Pick<Analyser, 'logoColours'>;
}

const RULES = {
  logo: { purpose: 'brand-logo', field: 'logoUploadId' },
  reference: { purpose: 'source-image', field: 'referenceImages' },
} as const;

export function createBrandFiles({ uploads, storage, analyser }: Deps): BrandFiles {
  const read = async (userId: string, role: Role, uploadId: string) => {
    const { path } = await uploads.take({ userId, uploadId, by: TAKEN_BY, ...RULES[role] });
    return readFile(path);
  };
  return {
    colours: async (userId, uploadId) =>
      analyser.logoColours(await redrawn(await read(userId, 'logo', uploadId), 'logo')),

    async keep(userId, profileId, role, uploadId) {
      const bytes = await redrawn(await read(userId, role, uploadId), role);
      const key = `brands/${profileId}/${uploadId}.${role === 'logo' ? 'png' : 'webp'}`;
      await storage.keep(key, bytes, role === 'logo' ? 'image/png' : 'image/webp');
      return role === 'logo' ? { key, colours: await analyser.logoColours(bytes) } : { key };
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
