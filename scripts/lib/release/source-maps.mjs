import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { Failure } from './failure.mjs';

/** First bytes of a bundle: its magic number and its version. */
const MAGIC = Buffer.from('SYSB\x02\0\0\0', 'latin1');
/** Interval and number of questions for the state of a bundle. */
const POLL_MS = 500;
const POLLS = 120;

/**
 * The service that source maps are sent to: SENTRY_AUTH_TOKEN, SENTRY_ORG and SENTRY_PROJECT, and SENTRY_URL for one of
 * your own.
 * @param {Record<string, string | undefined>} [env]
 * @returns {{ url: string, token: string, org: string, project: string } | undefined} undefined where none is set
 */
export function findSentry({ SENTRY_AUTH_TOKEN, SENTRY_ORG, SENTRY_PROJECT, SENTRY_URL } = process.env) {
  if (!SENTRY_AUTH_TOKEN) return undefined;
  if (!SENTRY_ORG || !SENTRY_PROJECT)
    throw new Failure('SENTRY_ORG and SENTRY_PROJECT are missing: SENTRY_AUTH_TOKEN is set, and a token needs both.');
  const url = SENTRY_URL || 'https://sentry.io';
  if (!URL.canParse(url)) throw new Failure(`SENTRY_URL is not an address: ${url}`);
  return { url: new URL(url).origin, token: SENTRY_AUTH_TOKEN, org: SENTRY_ORG, project: SENTRY_PROJECT };
}

/**
 * The debug id of a script by its path, as pages compute it (shared/contracts/monitoring/debug-id.ts).
 * @param {string} path
 */
export function debugIdOf(path) {
  const hex = createHash('sha256').update(path).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * A bundle of the scripts of a build that have a source map, with both.
 * @param {string} folder
 * @param {{ base: string, release: string, org: string, project: string }} about base: path that the scripts are served below
 * @returns {{ bytes: Buffer, maps: number }}
 */
export function bundleMaps(folder, { base, release, org, project }) {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const scripts = all.filter((file) => file.endsWith('.js') && all.includes(`${file}.map`)).sort();
  const files = {};
  const contents = {};
  for (const script of scripts) {
    const id = debugIdOf(`${base}${script}`);
    const about = { 'debug-id': id };
    add(script, 'minified_source', { ...about, sourcemap: `${script.split('/').at(-1)}.map` });
    add(`${script}.map`, 'source_map', about);
  }
  /** @param {string} file @param {string} type @param {Record<string, string>} headers */
  function add(file, type, headers) {
    files[`files/_/_${base}${file}`] = { type, url: `~${base}${file}`, headers };
    contents[`files/_/_${base}${file}`] = readFileSync(join(folder, file));
  }
  const manifest = Buffer.from(JSON.stringify({ org, project, release, files }));
  return { bytes: Buffer.concat([MAGIC, zipSync({ 'manifest.json': manifest, ...contents })]), maps: scripts.length };
}

/**
 * Sends a bundle in chunks and waits until the service has put it together.
 * @param {{ url: string, token: string, org: string, project: string }} sentry
 * @param {string} release
 * @param {Buffer} bytes
 * @throws Failure
 */
export async function sendBundle({ url, token, org, project }, release, bytes) {
  const organization = `${url}/api/0/organizations/${encodeURIComponent(org)}`;
  const ask = async (address, init = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(address, { ...init, headers, redirect: 'error' }).catch((error) => {
      throw new Failure(`Nothing answers at ${url} (${error.cause?.code ?? error.message}).`);
    });
    if (!answer.ok) throw new Failure(`${url} did not take the source maps: ${answer.status} ${await answer.text()}`);
    return answer.json().catch(() => ({}));
  };
  const { url: chunkUrl, chunkSize, chunksPerRequest } = await ask(`${organization}/chunk-upload/`);
  const chunks = [];
  for (let at = 0; at < bytes.length; at += chunkSize) chunks.push(bytes.subarray(at, at + chunkSize));
  const byHash = new Map(chunks.map((chunk) => [sha1(chunk), chunk]));
  const body = JSON.stringify({
    checksum: sha1(bytes),
    chunks: chunks.map(sha1),
    projects: [project],
    version: release,
  });
  const headers = { 'content-type': 'application/json' };
  const assemble = () => ask(`${organization}/artifactbundle/assemble/`, { method: 'POST', headers, body });

  for (let polls = 0; polls < POLLS; polls++) {
    const { state, missingChunks = [], detail } = await assemble();
    if (state === 'ok') return;
    if (state === 'error') throw new Failure(`${url} could not read the source maps: ${detail}`);
    for (let at = 0; at < missingChunks.length; at += chunksPerRequest) {
      const form = new FormData();
      for (const hash of missingChunks.slice(at, at + chunksPerRequest))
        form.append('file', new Blob([byHash.get(hash)]), hash);
      await ask(new URL(chunkUrl, url).href, { method: 'POST', body: form });
    }
    if (missingChunks.length === 0) await delay(POLL_MS);
  }
  throw new Failure(`${url} has not put the source maps together within ${(POLLS * POLL_MS) / 1000} s.`);
}

/** @param {Buffer} bytes */
const sha1 = (bytes) => createHash('sha1').update(bytes).digest('hex');
