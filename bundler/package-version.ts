import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

interface PackageJson {
  version: string;
}

/** The version of an installed package or of one of our workspaces, by its package.json. */
export function packageVersion(name: string): string {
  return readPackage(path.join(ROOT, 'node_modules', name)).version;
}

/** The version of the workspace in a folder of the repository. */
export function workspaceVersion(folder: string): string {
  return readPackage(path.join(ROOT, folder)).version;
}

function readPackage(folder: string): PackageJson {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson;
}
