import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { Failure } from './failure.mjs';

/**
 * The release of a part that is deployed with the server, as error reports name it, and the path that its files are served
 * below: of a remote, the one that the server gives to what came with it (features/releases/bundled-releases.ts).
 * @param {string} part the shell or a remote
 * @param {string} folder the built part
 * @returns {{ release: string, base: string }}
 * @throws Failure when it is not built
 */
export function servedAs(part, folder) {
  if (part === 'shell') {
    const program = readdirSync(folder).find((name) => /^main\.[\da-f]+\.js$/.test(name));
    if (!program) throw new Failure('The shell is not built.');
    return { release: `shell@${program.split('.')[1]}`, base: '/' };
  }
  const { version } = JSON.parse(readFileSync(join(ROOT, part, 'package.json'), 'utf8'));
  const manifest = readFileSync(join(folder, 'mf-manifest.json'));
  const mark = createHash('sha384').update(manifest).digest('hex').slice(0, 8);
  return { release: `${part}@${version}`, base: `/remotes/${part}/${version}-${mark}/` };
}
