import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ControlPlane } from '../../scripts/lib/release/control-plane.mjs';
import { publishPreview } from '../../scripts/lib/release/publish.mjs';
import type { RemoteName } from '../../shared/contracts/remotes';
import { sha384 } from './release';

interface PreviewOptions {
  readonly remote: RemoteName;
  readonly version: string;
  readonly branch: string;
}

/**
 * Registers files as the preview of a branch, as the release command does on the server's machine.
 * @param dataDir of the server
 * @returns the address for staff and the signed link
 */
export async function addPreview(
  dataDir: string,
  { remote, version, branch }: PreviewOptions,
  files: ReadonlyMap<string, string>,
): Promise<{ address: string; link: string }> {
  const access = JSON.parse(await readFile(join(dataDir, 'release-access.json'), 'utf8'));
  const contents = [...files].map(([path, text]) => {
    const content = Buffer.from(text);
    return { path, bytes: content.length, integrity: sha384(text), content };
  });
  const preview = { remote, version, branch, environment: 'development', hours: 24, why: 'a test', revision: null };
  return publishPreview(new ControlPlane(access), preview, contents);
}
