import { TestEnvironment } from 'jest-environment-jsdom';

/** Web APIs that every browser of ours has and jsdom lacks; Node's own are the same standards. */
const MISSING = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] = globalThis[name];
  }
}
