import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Source maps, which are never published. */
const PRIVATE = /\.map(\.br)?$/;

/**
 * Every file of a built remote, with the integrity hash that browsers verify.
 * @returns {{ path: string, bytes: number, integrity: string, content: Buffer }[]}
 */
export function readFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PRIVATE.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = readFileSync(file);
      const path = relative(folder, file).split(sep).join('/');
      return { path, bytes: content.length, integrity: integrityOf(content), content };
    })
    .sort((a, b) => a.path.localeCompare(b.path));
}

function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
