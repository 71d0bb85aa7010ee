import type { LogoColours } from '@flint/engines/spec/logo-colours';
import type { BrandFields } from '@flint/shared/contracts/brands';
import type { Tx } from '../../platform/db/transaction';
import { isShown } from './brand-changes';
import type { BrandFiles } from './brand-files';
import { deleteFile, insertFile, updateFilePosition, updateLogoToReplaced } from './brand-files-repository';
import { copyId } from './copy-id';
import { logoIn } from './presenter';
import type { BrandFileRow, BrandRow } from './tables';

/** File changes of a saved profile; the files to delete are deleted after the commit. */
export interface SavedFiles {
  /** Colours of a new logo. */
  readonly colours?: LogoColours | undefined;
  /** Uploads that were taken. */
  readonly taken: readonly string[];
  /** Storage keys of files that the profile no longer has. */
  readonly gone: readonly string[];
}

interface Saving {
  readonly tx: Tx;
  readonly files: BrandFiles;
  readonly row: BrandRow;
  readonly known: readonly BrandFileRow[];
  /** The address of the logo stored here. */
  readonly shown: string | undefined;
}

/**
 * Sets a profile's files to those a request names. Idempotent: files it already has stay.
 * @throws AppError naming the field whose file cannot be read
 */
export async function saveFiles(saving: Saving, fields: BrandFields): Promise<SavedFiles> {
  const references = await saveReferences(saving, fields.referenceImages);
  const logo = await saveLogo(saving, fields);
  return { ...references, ...logo, taken: [...references.taken, ...logo.taken] };
}

async function saveLogo({ tx, files, row, known, shown }: Saving, { logoUploadId: id, logoUrl }: BrandFields) {
  // Replaced logos stay, so that the copies of one picture are told apart by how many logos there were before.
  const before = known.filter(({ role }) => role === 'logo').length;
  const copyOf = (ref: string, at: number) => copyId(row.id, 'logo', String(at), ref);
  const present = logoIn(known)?.id;
  const isPresent = id !== undefined && present !== undefined && [id, copyOf(id, before - 1)].includes(present);
  const stays = id ? isPresent : logoUrl === undefined || isShown(logoUrl, shown);
  if (stays) return { taken: [] };
  const kept = id
    ? await files.keep({ userId: row.user_id, profileId: row.id, role: 'logo', ref: id, copyId: copyOf(id, before) })
    : undefined;
  // Pictures ordered with the former logo keep it.
  await updateLogoToReplaced(tx, row.id);
  if (!kept) return { taken: [] };
  const file = { id: kept.id, profile_id: row.id, role: 'logo' as const, storage_key: kept.key };
  await insertFile(tx, file);
  return { colours: kept.colours, taken: kept.isUpload ? [kept.id] : [] };
}

async function saveReferences({ tx, files, row, known }: Saving, wanted: readonly string[] | undefined) {
  if (!wanted) return { taken: [], gone: [] };
  const there = known.filter(({ role }) => role === 'reference');
  const copyOf = (ref: string) => copyId(row.id, 'reference', ref);
  const fileOf = (ref: string) => there.find(({ id }) => id === ref || id === copyOf(ref));
  const staying = new Set(wanted.map((ref) => fileOf(ref)?.id));
  const gone = there.filter(({ id }) => !staying.has(id));
  for (const { id } of gone) await deleteFile(tx, id);
  const taken: string[] = [];
  for (const [position, ref] of [...new Set(wanted)].entries()) {
    const known = fileOf(ref);
    if (known) {
      await updateFilePosition(tx, known.id, position);
      continue;
    }
    const kept = { userId: row.user_id, profileId: row.id, role: 'reference' as const, ref, copyId: copyOf(ref) };
    const { id, key, isUpload } = await files.keep(kept);
    const file = { id, profile_id: row.id, role: 'reference' as const, storage_key: key, position };
    await insertFile(tx, file);
    if (isUpload) taken.push(id);
  }
  return { taken, gone: gone.map(({ storage_key: key }) => key) };
}
