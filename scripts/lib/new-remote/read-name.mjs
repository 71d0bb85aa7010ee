import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../release/failure.mjs';
import { remotesIn } from '../workspaces.mjs';

const FORM = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Longest name, characters: it stands in addresses, file names and the list of releases. */
const LONGEST = 30;

/**
 * Reads the name of a new remote; `mfe-` before it is left out.
 * @param {string} given
 * @throws Failure naming the rule
 */
export function readName(given) {
  const name = given.replace(/^mfe-/, '');
  if (!FORM.test(name))
    throw new Failure(`${given} is no name: small letters and digits, in words joined by dashes, as in brand-kit.`);
  if (name.length > LONGEST) throw new Failure(`${name} has ${name.length} characters, a name at most ${LONGEST}.`);
  return name;
}

/**
 * @param {string} root of the repository
 * @param {string} name without `mfe-`
 * @throws Failure when the remote exists, or its page would have an address that is in use
 */
export function assertFree(root, name) {
  const remote = `mfe-${name}`;
  if (remotesIn(root).includes(remote)) throw new Failure(`There is a remote ${remote} already.`);
  if (existsSync(join(root, remote)))
    throw new Failure(`There is a folder ${remote} already. Remove it, or say another name.`);
  const file = sourcesOfAddresses(root).find((each) => addressesIn(readFileSync(join(root, each), 'utf8')).has(name));
  if (file) throw new Failure(`/${name} is an address of Flint already (${file}). Say another name.`);
}

/** Files that name addresses: the table of pages, the remotes' own pages, and the server's prefixes. */
function sourcesOfAddresses(root) {
  const table = readdirSync(join(root, 'shared/contracts/routes')).map((file) => `shared/contracts/routes/${file}`);
  const own = remotesIn(root).map((remote) => `${remote}/src/pages.ts`);
  return [...table, ...own, 'shared/contracts/routes.ts', 'server/src/platform/web/not-pages.ts'];
}

/** First segments of the addresses in a source, of strings and of the server's pattern. */
function addressesIn(text) {
  const ofStrings = [...text.matchAll(/['"`]\/([a-z0-9-]+)/g)].map(([, segment]) => segment);
  const [, ofPattern = ''] = /\/\^\\\/\(([^)]*)\)/.exec(text) ?? [];
  return new Set([...ofStrings, ...ofPattern.split(/[|\\]/)]);
}
