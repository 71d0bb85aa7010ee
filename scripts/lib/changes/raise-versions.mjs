import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOf, run } from '../run.mjs';
import { workspacesIn } from '../workspaces.mjs';

/** Where the version of the contracts stands for programs. */
const CONTRACTS = 'shared/contracts/remotes.ts';
const CONTRACT_VERSION = /(export const CONTRACT_VERSION = ')[^']+(';)/;

/**
 * Turns changesets into versions and entries of CHANGELOGs, each with its day. `CONTRACT_VERSION` follows the version of
 * `@flint/shared`, and the lockfile its workspaces.
 * @param {string} root of the repository
 * @param {string} [day] ISO 8601
 * @returns {Promise<{ name: string, version: string }[]>} packages whose version was raised
 * @throws Error with the output of changesets
 */
export async function raiseVersions(root, day = new Date().toISOString().slice(0, 10)) {
  const before = versionsIn(root);
  const program = programOf('@changesets/cli', 'changeset');
  const { code, output } = await run(process.execPath, [program, 'version'], { cwd: root, quiet: true });
  if (code !== 0) throw new Error(`${output.trim()}\nNo version was raised.`);
  const raised = versionsIn(root).filter(({ folder, version }) => {
    return before.some((each) => each.folder === folder && each.version !== version);
  });
  for (const { folder, version } of raised) {
    const file = join(root, folder, 'CHANGELOG.md');
    if (existsSync(file)) edit(file, (text) => dated(text, version, day));
  }
  const contracts = raised.find(({ name }) => name === '@flint/shared');
  if (contracts) edit(join(root, CONTRACTS), (text) => text.replace(CONTRACT_VERSION, `$1${contracts.version}$2`));
  edit(join(root, 'package-lock.json'), (text) => withVersions(text, root));
  return raised.map(({ name, version }) => ({ name, version }));
}

function versionsIn(root) {
  return workspacesIn(root).map((folder) => ({ folder, ...readJson(join(root, folder, 'package.json')) }));
}

/** An entry without words, of a package that was raised because its contracts were, says so. */
function dated(text, version, day) {
  const heading = `## ${version}\n`;
  const start = text.indexOf(heading) + heading.length;
  const rest = text.slice(start).trimStart();
  const words = rest.startsWith('## ') ? '\n\n- Built with new contracts.' : '';
  return `${text.slice(0, start)}\n${day}${words}\n\n${rest}`;
}

function withVersions(text, root) {
  const lock = JSON.parse(text);
  for (const { folder, version, dependencies = {} } of versionsIn(root)) {
    const locked = lock.packages[folder];
    if (!locked) continue;
    locked.version = version;
    for (const name of Object.keys(locked.dependencies ?? {})) locked.dependencies[name] = dependencies[name];
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
