// Runs in a worker: loads a built remote in an empty page, and posts what is wrong with its lifecycle, or null.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve, sep } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const { remote, folder, host } = workerData;
const ORIGIN = 'http://release.test';
const MANIFEST = `${ORIGIN}/mf-manifest.json`;

// The page of the unit tests.
const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { JSDOM, VirtualConsole } = require('jsdom');
const { window } = new JSDOM('<!doctype html><title>check</title>', {
  url: `${ORIGIN}/`,
  runScripts: 'outside-only',
  pretendToBeVisual: true,
  virtualConsole: new VirtualConsole(),
});
for (const name of [
  'AbortController',
  'Headers',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
])
  window[name] = globalThis[name];
window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
for (const name of ['IntersectionObserver', 'ResizeObserver', 'BroadcastChannel'])
  window[name] ??= class {
    observe() {}
    disconnect() {}
    postMessage() {}
    addEventListener() {}
    close() {}
  };

/** A file of the release. @throws Error for anything else: the page has no network */
function read(address) {
  const { origin, pathname } = new URL(address, ORIGIN);
  const file = resolve(folder, `.${pathname}`);
  if (origin !== ORIGIN || !file.startsWith(folder + sep) || !existsSync(file))
    throw new Error(`${address} is not a file of the release`);
  return readFileSync(file, 'utf8');
}

window.fetch = async (address) => new Response(read(String(address.url ?? address)));
let current = null;
Object.defineProperty(window.document, 'currentScript', { get: () => current });
const append = window.document.head.appendChild;
window.document.head.appendChild = function appendChild(node) {
  if (node.tagName === 'SCRIPT') setTimeout(() => run(node));
  else if (node.tagName === 'LINK') setTimeout(() => node.onload?.({ type: 'load', target: node }));
  else return append.call(this, node);
  return node;
};

function run(node) {
  try {
    current = node;
    window.eval(read(node.src));
    node.onload?.({ type: 'load', target: node });
  } catch (error) {
    failure ??= error;
    node.onerror?.({ type: 'error', target: node });
  } finally {
    current = null;
  }
}

/** The first error of a script, which the runtime reports as one that did not load. */
let failure;
try {
  window.eval(readFileSync(join(host, 'host.js'), 'utf8'));
  await window.checkLifecycle(remote, MANIFEST);
  parentPort.postMessage(null);
} catch (error) {
  parentPort.postMessage(String((failure ?? error)?.message ?? error));
}
