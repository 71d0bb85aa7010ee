import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { AppError } from '../../platform/http/app-error';
import { checkPages, checkSlots } from './check-pages';
import { checkThirdParty } from './check-third-party';
import type { Registration } from './release-input';
import { integrityOf, MANIFEST, type ReadManifest, readManifest } from './release-manifest';

const unpack = promisify(brotliDecompress);
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

/**
 * Integrity check of an uploaded release: verifies the manifest's hash against the registration, scripts and style
 * sheets against the manifest, and each compressed form against its uncompressed content.
 * @throws AppError `invalid_input` naming the missing or wrong file, or the page or slot and the rule that it breaks
 */
export async function verifiedManifest(
  {
    remote,
    version,
    manifestIntegrity,
    files,
  }: Pick<Registration, 'remote' | 'version' | 'manifestIntegrity' | 'files'>,
  read: (path: string) => Promise<Uint8Array | undefined>,
): Promise<ReadManifest> {
  const hashes = new Map(files.map(({ path, integrity }) => [path, integrity]));
  const contents = new Map<string, Uint8Array>();
  for (const [path, integrity] of hashes) {
    const bytes = await read(path);
    if (!bytes) throw refused(`${path} was not uploaded.`);
    if (integrityOf(bytes) !== integrity) throw refused(`${path} is not the file it was announced as.`);
    contents.set(path, bytes);
  }
  const bytes = contents.get(MANIFEST);
  if (!bytes) throw refused(`There is no ${MANIFEST}.`);
  if (integrityOf(bytes) !== manifestIntegrity) throw refused(`${MANIFEST} has another hash than was registered.`);

  const manifest = parse(bytes);
  if (manifest.name !== remote || manifest.version !== version)
    throw refused(`The manifest is of ${manifest.name} ${manifest.version}, not of ${remote} ${version}.`);
  for (const [path, integrity] of Object.entries(manifest.hashes))
    if (hashes.get(path) !== integrity) throw refused(`${path} is not the file that the manifest names.`);
  for (const path of [...manifest.first.scripts, ...manifest.first.styles])
    if (!(path in manifest.hashes)) throw refused(`The manifest has no hash of ${path}.`);
  for (const [path, packed] of contents) if (path.endsWith('.br')) await assertSame(path, packed, contents);
  checkThirdParty(remote, contents);
  return { ...manifest, routes: checkPages(remote, manifest) };
}

async function assertSame(path: string, packed: Uint8Array, contents: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const plain = contents.get(path.slice(0, -'.br'.length));
  const unpacked = await unpack(packed, { maxOutputLength: MAX_UNPACKED_BYTES }).catch(() => undefined);
  if (!plain || !unpacked?.equals(plain)) throw refused(`${path} does not unpack to the file beside it.`);
}

function parse(bytes: Uint8Array): ReadManifest {
  checkManifestSlots(bytes);
  try {
    return readManifest(bytes);
  } catch {
    throw refused(`${MANIFEST} is not a manifest of a remote.`);
  }
}

/** The schema would refuse an unknown slot without naming it. */
function checkManifestSlots(bytes: Uint8Array): void {
  let flint: unknown;
  try {
    flint = JSON.parse(Buffer.from(bytes).toString()).metaData.flint;
  } catch {
    return;
  }
  if (typeof flint === 'object' && flint !== null) checkSlots(flint);
}

function refused(message: string): AppError {
  return new AppError('invalid_input', message);
}
