import { execFile } from 'node:child_process';
import {
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
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHANGELOGS } from '../../scripts/lib/workspaces.mjs';
import type { RemoteName } from '../../shared/contracts/remotes';

const PARTS = [
  ...['scripts', 'shared', 'bundler', 'rspack.base.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
  // The documentation's page is drawn from the guide.
  ...['docs/guide', 'engines/spark/guide'],
];
const run = promisify(execFile);

/**
 * Builds a remote with other sources in a checkout of its own, as its team would.
 * @param sources text by path within the remote
 * @param contracts text by path within the contracts that it is built with
 * @param env added to the build's environment
 * @returns the files of the release, and source maps where they are asked for, by name
 */
export async function builtVariant(
  remote: RemoteName,
  sources: Readonly<Record<string, string>>,
  contracts: Readonly<Record<string, string>> = {},
  env: NodeJS.ProcessEnv = {},
): Promise<ReadonlyMap<string, string>> {
  const root = process.cwd();
  const checkout = mkdtempSync(join(tmpdir(), 'flint-variant-'));
  try {
    const filter = (file: string) => !/[/\\](dist|node_modules)$/.test(file);
    for (const part of [...PARTS, remote]) cpSync(join(root, part), join(checkout, part), { recursive: true, filter });
    for (const part of CHANGELOGS) cpSync(join(root, part, 'CHANGELOG.md'), join(checkout, part, 'CHANGELOG.md'));
    linkPackages(join(root, 'node_modules'), checkout);
    const own = join(root, 'shared/node_modules');
    if (existsSync(own)) symlinkSync(own, join(checkout, 'shared/node_modules'));
    for (const [path, text] of Object.entries(sources)) writeFileSync(join(checkout, remote, path), text);
    for (const [path, text] of Object.entries(contracts)) writeFileSync(join(checkout, 'shared/contracts', path), text);
    await run(process.execPath, ['scripts/build.mjs', remote], { cwd: checkout, env: { ...process.env, ...env } });
    const folder = join(checkout, remote, 'dist');
    const names = readdirSync(folder).filter((file) => /\.(js|css|json|map)$/.test(file));
    return new Map(names.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
}

/** Installed packages, with the checkout's own `shared` in place of ours. */
function linkPackages(installed: string, checkout: string): void {
  const folder = join(checkout, 'node_modules');
  mkdirSync(join(folder, '@flint'), { recursive: true });
  symlinkSync(join(checkout, 'shared'), join(folder, '@flint/shared'));
  for (const name of readdirSync(installed))
    if (name !== '@flint') symlinkSync(join(installed, name), join(folder, name));
}
