import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { IllustrationRequest, IllustratorPool } from '../spec/illustrator';
import { createIllustratorPool } from './illustrator-pool';

/** Draws at once, except for the prompt "endless", on which it never returns. */
const WORKER = `export default ({ task: { prompt, seed } }) => {
  if (prompt === 'endless') for (;;) Math.sqrt(seed);
  return { image: Buffer.from(prompt), contentType: 'image/png', width: 1, height: 1, scene: 'abstract', dominantColor: '#000000', svg: '' };
};`;

const request = (prompt: string): IllustrationRequest => ({ prompt, style: 'sketch', ratio: '1:1', seed: 1 });

describe('createIllustratorPool', () => {
  let folder: string;
  let pool: IllustratorPool;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'illustrator-'));
    await writeFile(join(folder, 'worker.mjs'), WORKER);
  });
  beforeEach(() => {
    pool = createIllustratorPool({ workerFile: pathToFileURL(join(folder, 'worker.mjs')) });
  });
  afterEach(() => pool.close());
  afterAll(() => rm(folder, { recursive: true }));

  it('answers with a Buffer', async () => {
    const { image } = await pool.draw(request('a lake'));
    expect(Buffer.isBuffer(image)).toBe(true);
    expect(image.toString()).toBe('a lake');
  });

  it('aborts a drawing and draws the next', async () => {
    const abort = new AbortController();
    const endless = pool.draw(request('endless'), abort.signal);
    const refused = expect(endless).rejects.toMatchObject({ name: 'AbortError' });
    setImmediate(() => abort.abort());
    await refused;
    const { image } = await pool.draw(request('next'));
    expect(image.toString()).toBe('next');
  });

  it('does not start a request that was aborted before', async () => {
    await expect(pool.draw(request('endless'), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
