import { randomUUID } from 'node:crypto';
import type { Analyser } from '@flint/engines/spec/analyser';
import type { LogoColours } from '@flint/engines/spec/logo-colours';
import type { BrandFacts } from '@flint/shared/contracts/brand-facts';
import { BRANDS_MAX } from '@flint/shared/contracts/brand-limits';
import { type BrandFields, type BrandProfile, cleanLists } from '@flint/shared/contracts/brands';
import type { LogoCorner } from '@flint/shared/contracts/image-options';
import type { PictureBrand } from '@flint/shared/contracts/recipes/image';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { lockQuota } from '../../platform/db/quota-repository';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError, keyReused, notFound } from '../../platform/http/app-error';
import { createOwnKey } from '../../platform/http/own-key';
import type { Storage } from '../../platform/storage/storage';
import type { Uploads } from '../uploads/uploads-service';
import { changesOf } from './brand-changes';
import { createBrandFiles } from './brand-files';
import { findFiles } from './brand-files-repository';
import {
  countBrands,
  deleteBrand,
  findBrand,
  findBrandOwner,
  findBrands,
  insertBrand,
  lockBrand,
  updateBrand,
  updateOwnBrand,
} from './brands-repository';
import { logoIn, toBrandProfile, toFacts } from './presenter';
import { acceptedRules } from './rules-repository';
import { saveFiles } from './save-files';
import type { BrandRow } from './tables';

/** Every method that takes an id throws AppError `not_found` when it is no brand profile of the user's. */
export interface Brands {
  /** Newest first. */
  list(userId: string, options: { archived: boolean }): Promise<BrandProfile[]>;
  read(userId: string, id: string): Promise<BrandProfile>;
  /** Idempotent by `key`. @throws AppError naming the wrong field */
  create(userId: string, fields: BrandFields & { name: string }, key: string | undefined): Promise<BrandProfile>;
  /**
   * Fields that are absent stay unchanged.
   * @param expected the `updatedAt` that the caller read; unchecked if absent
   * @throws AppError naming the wrong field; `conflict` with both values when the profile was changed since
   */
  update(userId: string, id: string, fields: BrandFields, expected?: string): Promise<BrandProfile>;
  archive(userId: string, id: string): Promise<void>;
  /** Restores an archived profile and lists it first. */
  restore(userId: string, id: string): Promise<BrandProfile>;
  /** Deletes it permanently, with its files and rules. */
  remove(userId: string, id: string): Promise<void>;
  /** The colours of an upload or a library picture as a logo. @throws AppError naming `logoUploadId` */
  logoColours(userId: string, uploadId: string): Promise<LogoColours>;
  /** Facts about a brand for prompts: data, never instructions. Archived profiles still serve earlier orders. */
  forPrompt(userId: string, id: string): Promise<BrandFacts>;
  /** Palette and logo for pictures. @throws AppError naming `logoCorner` when there is no logo to place */
  forPicture(userId: string, id: string, corner: LogoCorner | undefined): Promise<PictureBrand>;
}

const OUTDATED = 'This brand profile was changed after you read it. Nothing was changed by you.';

interface BrandsDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly uploads: Pick<Uploads, 'take' | 'release'>;
  readonly analyser: Pick<Analyser, 'logoColours'>;
}

/** A user's brand profiles. */
export function createBrands({ db, storage, uploads, analyser }: BrandsDeps): Brands {
  const ownKey = createOwnKey([(id) => findBrandOwner(db, id)]);
  const files = createBrandFiles({ db, uploads, storage, analyser });

  const own = async <T>(id: string, find: () => Promise<T | undefined>): Promise<T> => {
    const found = isUuid(id) ? await find() : undefined;
    if (!found) throw notFound('brand profile');
    return found;
  };
  const present = async (tx: Db | Tx, row: BrandRow) => toBrandProfile(row, await findFiles(tx, [row.id]), storage);
  const read = (userId: string, id: string) => own(id, () => findBrand(db, userId, id));

  /** Applies a request to a profile whose row is locked. */
  async function save(tx: Tx, row: BrandRow, fields: BrandFields) {
    const known = await findFiles(tx, [row.id]);
    const logo = logoIn(known);
    const shown = logo && storage.address(logo.storage_key);
    const saved = await saveFiles({ tx, files, row, known, shown }, fields);
    const changes = changesOf(row, cleanLists(fields), shown, saved.colours);
    const changed = await updateBrand(tx, row.id, { ...changes, updated_at: new Date() });
    return { ...saved, profile: await present(tx, changed) };
  }

  async function sameAgain(userId: string, id: string, name: string): Promise<BrandProfile> {
    const made = await findBrand(db, userId, id);
    if (made?.name === name) return present(db, made);
    throw keyReused();
  }

  const mark = (userId: string, id: string, set: { archived_at: Date | null; listed_at?: Date }) =>
    own(id, () => updateOwnBrand(db, userId, id, set));

  return {
    async list(userId, options) {
      const rows = await findBrands(db, userId, options);
      const ids = rows.map(({ id }) => id);
      const all = await findFiles(db, ids);
      return rows.map((row) => {
        const own = all.filter(({ profile_id: id }) => id === row.id);
        return toBrandProfile(row, own, storage);
      });
    },

    read: async (userId, id) => present(db, await read(userId, id)),

    async create(userId, fields, key) {
      // Staff may make profiles for others: a key is the owner's of the profile, not the caller's.
      const id = key === undefined ? randomUUID() : await ownKey(userId, key);
      const made = await transact(db, async (tx) => {
        await lockQuota(tx, 'brands', userId);
        const row = await insertBrand(tx, { id, user_id: userId, name: fields.name });
        if (!row) return undefined;
        if ((await countBrands(tx, userId)) > BRANDS_MAX)
          throw new AppError('conflict', `You have ${BRANDS_MAX} brand profiles. Remove one for good first.`);
        return save(tx, row, fields);
      });
      if (!made) return sameAgain(userId, id, fields.name);
      await files.forget(made);
      return made.profile;
    },

    async update(userId, id, fields, expected) {
      const saved = await transact(db, async (tx) => {
        const row = await own(id, () => lockBrand(tx, userId, id));
        if (expected !== undefined && expected !== row.updated_at.toISOString())
          throw new AppError('conflict', OUTDATED, { conflict: { yours: fields, theirs: await present(tx, row) } });
        return save(tx, row, fields);
      });
      await files.forget(saved);
      return saved.profile;
    },

    async archive(userId, id) {
      const { archived_at: before } = await read(userId, id);
      if (before === null) await mark(userId, id, { archived_at: new Date() });
    },

    async restore(userId, id) {
      const row = await read(userId, id);
      if (row.archived_at === null) return present(db, row);
      return present(db, await mark(userId, id, { archived_at: null, listed_at: new Date() }));
    },

    async remove(userId, id) {
      await read(userId, id);
      // Delete the row last: when killed between the two, it can be deleted again.
      await files.forget({ gone: (await findFiles(db, [id])).map(({ storage_key: key }) => key) });
      await deleteBrand(db, userId, id);
    },

    logoColours: (userId, uploadId) => files.colours(userId, uploadId),

    forPrompt: async (userId, id) => toFacts(await read(userId, id), await acceptedRules(db, id)),

    async forPicture(userId, id, corner) {
      const { name, palette, primary_color: primary } = await read(userId, id);
      const logo = corner && logoIn(await findFiles(db, [id]));
      if (corner && !logo)
        throw new AppError('invalid_input', `“${name}” has no logo here. Upload one to its profile first.`, {
          field: 'logoCorner',
        });
      const colours = [...new Set([...(primary ? [primary] : []), ...palette])];
      return { id, name, palette: colours, ...(logo && corner && { logo: { key: logo.storage_key, corner } }) };
    },
  };
}
