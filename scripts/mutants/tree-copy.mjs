import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { PRODUCT } from '../lib/workspaces.mjs';

/** Scope of our own packages, which the copy must resolve within itself. */
const OURS = '@flint';

/**
 * A copy of the working tree, uncommitted changes included, in which guards can be removed without touching the
 * original.
 */
export class TreeCopy {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'flint-mutants-'));
    // PostgreSQL runs as a user of its own when tests run as root.
    chmodSync(this.folder, 0o755);
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const file of listed.split('\0')) {
      if (!file || !existsSync(join(ROOT, file))) continue;
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      cpSync(join(ROOT, file), join(this.folder, file));
    }
    this.#link('node_modules');
    for (const name of Object.keys(PRODUCT)) {
      if (existsSync(join(ROOT, name, 'node_modules'))) this.#link(join(name, 'node_modules'));
      if (name !== 'server') symlinkSync(join(ROOT, name, 'dist'), join(this.folder, name, 'dist'));
    }
    const shared = join('shared', 'node_modules');
    if (existsSync(join(ROOT, shared))) this.#link(shared);
  }

  /** Links every package of a folder; our own are resolved in the copy. */
  #link(folder) {
    mkdirSync(join(this.folder, folder), { recursive: true });
    for (const name of readdirSync(join(ROOT, folder))) {
      if (name !== OURS) symlinkSync(join(ROOT, folder, name), join(this.folder, folder, name));
    }
    // Workspace links are relative, so a copy of them points into the copy.
    const ours = join(ROOT, folder, OURS);
    if (existsSync(ours)) cpSync(ours, join(this.folder, folder, OURS), { recursive: true, verbatimSymlinks: true });
  }

  /**
   * Applies a mutant.
   * @param {import('./table.mjs').Mutant} mutant
   * @returns {() => void} restores the file
   */
  apply({ file, find, replace = '' }) {
    const path = join(this.folder, file);
    const whole = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      whole.replace(find, () => replace),
    );
    return () => writeFileSync(path, whole);
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
