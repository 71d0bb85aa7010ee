import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAnalyser } from './text-analyser';

it('aborts a text and analyses the next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'analyser-'));
  const worker = join(folder, 'worker.mjs');
  await writeFile(
    worker,
    'export default (text) => { if (text === "endless") for (;;) Math.sqrt(2); return { firstLine: text }; };',
  );
  const analyser = createAnalyser(worker);
  const abort = new AbortController();
  const endless = analyser.analyse('endless', abort.signal);
  const refused = expect(endless).rejects.toMatchObject({ name: 'AbortError' });
  setImmediate(() => abort.abort());
  await refused;
  expect(await analyser.analyse('next')).toEqual({ firstLine: 'next' });
  await analyser.close();
  await rm(folder, { recursive: true });
});
