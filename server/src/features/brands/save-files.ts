import type { LogoColours } from '@flint/engines/spec/logo-colours';
import type { BrandFields } from '@flint/shared/contracts/brands';
import type { Tx } from '../../platform/db/transaction';
import { isShown } from './brand-changes';
import type { BrandFiles } from './brand-files';
import { deleteFile, insertFile, updateFilePosition, updateLogoToReplaced } from './brand-files-repository';
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
  const stays = id ? id === logoIn(known)?.id : logoUrl === undefined || isShown(logoUrl, shown);
  if (stays) return { taken: [] };
  const kept = id ? await files.keep(row.user_id, row.id, 'logo', id) : undefined;
  // Pictures ordered with the former logo keep it.
  await updateLogoToReplaced(tx, row.id);
  if (!id || !kept) return { taken: [] };
  const file = { id, profile_id: row.id, role: 'logo' as const, storage_key: kept.key };
  await insertFile(tx, file);
  return { colours: kept.colours, taken: [id] };
}

async function saveReferences({ tx, files, row, known }: Saving, wanted: readonly string[] | undefined) {
  if (!wanted) return { taken: [], gone: [] };
  const there = known.filter(({ role }) => role === 'reference');
  const gone = there.filter(({ id }) => !wanted.includes(id));
  for (const { id } of gone) await deleteFile(tx, id);
  const taken: string[] = [];
  for (const [position, id] of [...new Set(wanted)].entries()) {
    if (there.some((file) => file.id === id)) {
      await updateFilePosition(tx, id, position);
      continue;
    }
    const { key } = await files.keep(row.user_id, row.id, 'reference', id);
    const file = { id, profile_id: row.id, role: 'reference' as const, storage_key: key, position };
    await insertFile(tx, file);
    taken.push(id);
  }
  return { taken, gone: gone.map(({ storage_key: key }) => key) };
}
