import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPictureEditor } from '../editing/picture-editor';
import { EditError } from '../spec/edit-error';
import type { IllustrationRequest, IllustratorPool } from '../spec/illustrator';
import type { EditOrder, PictureWork } from '../spec/picture-editor';
import { createIllustratorPool } from './illustrator-pool';

/** Draws at once, except for the prompt "endless", on which it never returns. */
const WORKER = `export default ({ task: { prompt, seed } }) => {
  if (prompt === 'endless') for (;;) Math.sqrt(seed);
  return { image: Buffer.from(prompt), contentType: 'image/png', width: 1, height: 1, scene: 'abstract', dominantColor: '#000000', svg: '' };
};
export const edit = ({ task: { plan, image } }) => {
  if (plan.steps.length === 0) return { refused: 'Nothing to do.' };
  if (plan.steps[0].says === 'endless') for (;;) Math.sqrt(2);
  return { made: { image: Buffer.from(image), contentType: 'image/png', width: 1, height: 1, dominantColor: '#000000', notes: [] } };
};
export const upscale = () => ({ made: { image: Buffer.from('large'), how: 'resampled' } });
export const cutOut = () => ({ refused: 'There is nothing in front of this picture to cut out.' });`;

const request = (prompt: string): IllustrationRequest => ({ prompt, style: 'sketch', ratio: '1:1', seed: 1 });

describe('createIllustratorPool', () => {
  let folder: string;
  let pool: IllustratorPool & PictureWork;

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

  describe('as a picture editor', () => {
    const order = (...said: string[]): EditOrder => ({
      image: Buffer.from('pixels'),
      plan: { steps: said.map((says) => ({ operation: 'light', says })), ignored: [] },
      ...{ strength: 0.5, seed: 1 },
    });

    it('plans at once, edits and enlarges in a worker', async () => {
      const editor = createPictureEditor(pool);
      expect(editor.plan('brighter').steps).toHaveLength(1);
      expect((await editor.edit(order('brighter'))).image.toString()).toBe('pixels');
      expect((await editor.upscale({ image: Buffer.from('small'), factor: 2 })).image.toString()).toBe('large');
    });

    it('refuses with an error for people', async () => {
      const editor = createPictureEditor(pool);
      const refused = editor.edit(order());
      await expect(refused).rejects.toBeInstanceOf(EditError);
      await expect(refused).rejects.toThrow('Nothing to do.');
      const drawing = { version: 1, request: request('abstract') };
      await expect(editor.cutOut({ drawing })).rejects.toThrow('There is nothing in front of this picture to cut out.');
    });

    it('stops when the signal fires', async () => {
      const abort = new AbortController();
      const endless = createPictureEditor(pool).edit(order('endless'), abort.signal);
      const refused = expect(endless).rejects.toMatchObject({ name: 'AbortError' });
      setImmediate(() => abort.abort());
      await refused;
    });
  });
});
