import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../release/failure.mjs';
import { programOf, run } from '../run.mjs';
import { REMOTES_FILE, REMOTES_LIST } from '../workspaces.mjs';

const TEMPLATE = 'templates/remote';

/**
 * Makes the folder of a remote from the template, adds its name to the list of remotes, and lets npm add it to the
 * lockfile. What was made is taken back when a step fails.
 * @param {string} root of the repository
 * @param {string} name without `mfe-`
 * @throws Failure with the output of npm
 */
export async function createRemote(root, name) {
  const remote = `mfe-${name}`;
  const kept = [REMOTES_FILE, 'package-lock.json'].map((file) => ({ file, text: read(root, file) }));
  try {
    copyTemplate(root, name);
    const listed = read(root, REMOTES_FILE).replace(
      REMOTES_LIST,
      (list) => `${list.replace(/,?\s*$/, '')}, '${remote}'`,
    );
    writeFileSync(join(root, REMOTES_FILE), listed);
    const biome = [
      programOf('@biomejs/biome', 'biome'),
      'format',
      '--vcs-enabled=false',
      '--write',
      remote,
      REMOTES_FILE,
    ];
    await mustRun(process.execPath, biome, root);
    await mustRun(process.platform === 'win32' ? 'npm.cmd' : 'npm', LOCK, root);
  } catch (error) {
    rmSync(join(root, remote), { recursive: true, force: true });
    for (const { file, text } of kept) writeFileSync(join(root, file), text);
    throw error;
  }
}

/** Every package of a new remote is in the lockfile already, so npm needs no registry. */
const LOCK = ['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund', '--ignore-scripts'];

function copyTemplate(root, name) {
  const words = name.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  const rename = (text) =>
    text
      .replaceAll('ExamplePage', `${words.join('')}Page`)
      .replaceAll('Example', titleOf(name))
      .replaceAll('example', name);
  const template = join(root, TEMPLATE);
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(root, `mfe-${name}`, rename(from.slice(template.length)));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, rename(readFileSync(from, 'utf8')));
  }
}

/** A title in sentence case: `brand-kit` is “Brand kit”. */
function titleOf(name) {
  const words = name.replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}

async function mustRun(program, args, cwd) {
  const { code, output } = await run(program, args, { cwd, quiet: true });
  if (code !== 0) throw new Failure(`${output.trim()}\nThe remote was not made.`);
}

const read = (root, file) => readFileSync(join(root, file), 'utf8');
