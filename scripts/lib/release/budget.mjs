import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';

const COUNTED = /\.(js|css)$/;

/**
 * What is wrong with the size of a built remote; undefined when it keeps its budget.
 * @param {string} remote
 * @param {{ path: string, bytes: number }[]} files
 * @param {number} [budget] bytes of all scripts and styles, compressed where a compressed form exists
 */
export function budgetFault(remote, files, budget = budgetOf(remote)) {
  const sizes = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const counted = [...sizes.keys()].filter((path) => COUNTED.test(path));
  const sum = counted.reduce((total, path) => total + (sizes.get(`${path}.br`) ?? sizes.get(path)), 0);
  if (sum <= budget) return undefined;
  return `${remote} has ${sum} bytes of scripts and styles, ${sum - budget} above its budget of ${budget} in ${remote}/budget.json.`;
}

function budgetOf(remote) {
  return JSON.parse(readFileSync(join(ROOT, remote, 'budget.json'), 'utf8')).bytes;
}
