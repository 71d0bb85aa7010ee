import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { Failure } from './failure.mjs';

const QUERY = `query artefact($environment: String!, $remote: String!, $version: String) {
  artefact(environment: $environment, remote: $remote, version: $version) {
    version revision notes files { path bytes integrity }
  }
}`;

/**
 * A version as its environment has it, with the bytes of each file, verified against its hash.
 * @param {import('./control-plane.mjs').ControlPlane} plane
 * @param {{ remote: string, environment: string, version: string | undefined }} which
 * @throws Failure naming the file that is missing or differs
 */
export async function fetchArtefact(plane, which) {
  const { artefact } = await plane.ask(QUERY, which);
  const files = [];
  for (const file of artefact.files) {
    const content = await download(new URL(`/remotes/${which.remote}/${artefact.version}/${file.path}`, plane.url));
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (integrity !== file.integrity) throw new Failure(`${file.path} is not the file that was released.`);
    files.push({ ...file, content });
  }
  return { ...artefact, files };
}

/** The stored bytes: a compressed form is what the plain address answers to a client that takes brotli. */
function download(address) {
  const isPacked = address.pathname.endsWith('.br');
  const url = isPacked ? new URL(address.pathname.slice(0, -'.br'.length), address) : address;
  const headers = { 'accept-encoding': isPacked ? 'br' : 'identity' };
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Failure(`${url} answered ${response.statusCode}.`));
      });
    }).on('error', (error) => reject(new Failure(`Nothing answers at ${url.origin} (${error.code}).`)));
  });
}
