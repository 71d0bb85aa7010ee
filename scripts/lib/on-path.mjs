import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The paths at which a program may lie, by PATH. @returns {string[]} */
export function onPath(program) {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
}

/** @returns {boolean} whether there is a file that this user may run */
export function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
