import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from '../../shared/contracts/remotes';
import { reseal, sha384 } from './release';
import type { Staff } from './staff';

const MANIFEST = 'mf-manifest.json';
const BEGIN = 'mutation ($input: ReleaseUpload!) { beginRelease(input: $input) { path url headers { name value } } }';
const REGISTER = 'mutation ($input: ReleaseRegistration!) { registerRelease(input: $input) { rollout } }';

/** Simulates a new release: the built remote with another version and changed text, by file name. */
export async function nextVersion(
  remote: RemoteName,
  version: string,
  words: Record<string, string> = {},
): Promise<ReadonlyMap<string, string>> {
  const folder = join(remote, 'dist');
  const names = (await readdir(folder)).filter((file) => /\.(js|css|json)$/.test(file));
  const files = await Promise.all(
    names.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  );
  // A unique build name keeps two versions apart in one page.
  const build = createHash('sha256').update(version).digest('hex').slice(0, 8);
  const container = new RegExp(`\\b((?:rspackChunk)?${remote.replaceAll('-', '_')})_[0-9a-f]{8}\\b`, 'g');
  const { sealed } = reseal(new Map(files), (_file, text) =>
    Object.entries(words).reduce(
      (now, [from, to]) => now.replaceAll(from, to),
      text
        .replaceAll('version:"1.0.0",builtAgainst', `version:"${version}",builtAgainst`)
        .replaceAll('"version":"1.0.0","builtAgainst"', `"version":"${version}","builtAgainst"`)
        .replace(container, `$1_${build}`),
    ),
  );
  return sealed;
}

/** Registers a version in development with a rollout of 0, so that only overrides select it. */
export async function publish(staff: Staff, remote: RemoteName, version: string, files: ReadonlyMap<string, string>) {
  const list = [...files].map(([path, text]) => ({ path, bytes: Buffer.byteLength(text), integrity: sha384(text) }));
  const { beginRelease } = (await staff.ask(BEGIN, { input: { remote, version, files: list } })) as {
    beginRelease: { path: string; url: string; headers: { name: string; value: string }[] }[];
  };
  for (const { path, url, headers } of beginRelease) await staff.put(url, files.get(path) ?? '', headers);
  await staff.ask(REGISTER, {
    input: {
      remote,
      environment: 'development',
      version,
      notes: 'Clearer words',
      files: list,
      manifestIntegrity: sha384(files.get(MANIFEST) ?? ''),
      rollout: 0,
    },
  });
}
