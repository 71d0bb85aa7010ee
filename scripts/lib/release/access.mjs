import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../root.mjs';
import { Failure } from './failure.mjs';

/**
 * Address and token of the control plane: FLINT_URL with FLINT_RELEASE_TOKEN, or, on this machine, the
 * server of the data folder with the token stored there.
 * @returns {{ url: string, token: string }}
 */
export function findAccess() {
  const { FLINT_URL, FLINT_RELEASE_TOKEN } = process.env;
  if (FLINT_URL && !URL.canParse(FLINT_URL)) throw new Failure(`FLINT_URL is not an address: ${FLINT_URL}`);
  if (FLINT_URL && FLINT_RELEASE_TOKEN) return { url: FLINT_URL, token: FLINT_RELEASE_TOKEN };
  if (FLINT_URL && !isLoopback(FLINT_URL))
    throw new Failure(
      'FLINT_RELEASE_TOKEN is missing. Staff makes one with: npm run admin -- token:create --name <name> --person <e-mail> --remote <remote> --env <environment> --why <reason>',
    );
  const kept = readKept();
  return { url: FLINT_URL ?? kept.url, token: FLINT_RELEASE_TOKEN ?? kept.token };
}

function readKept() {
  const file = join(resolve(ROOT, process.env.DATA_DIR || 'data'), 'release-access.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'EACCES')
      throw new Failure(`${file} may only be read by whoever runs the server. Set FLINT_RELEASE_TOKEN instead.`);
    throw new Failure(
      `No server has run from this data folder (${file} is not there). Start one with: npm start. Or set DATA_DIR to its folder, or FLINT_URL and FLINT_RELEASE_TOKEN to another server.`,
    );
  }
}

function isLoopback(url) {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
}
