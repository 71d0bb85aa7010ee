import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { estimateTokens } from '@flint/shared/contracts/prices/tokens';
import type { ChatEndPart, ChatOrder } from '../spec/chat-model';
import { COPYWRITER, type Copywriter, createCopywriter } from './copywriter';

/** Answers with its seed, begins with a long word on the message "long", and hangs on "endless". */
const WORKER = `export default ({ messages, seed }) => {
  if (messages[0].content === 'endless') for (;;) Math.sqrt(seed);
  if (messages[0].content === 'long') return { text: 'éclairissements 🍰🍰 of all kinds', free: false };
  return { text: 'one two three ' + seed, free: messages[0].content === 'free' };
};`;

const order = (change: Partial<ChatOrder> = {}): ChatOrder => ({
  messages: [{ role: 'user', content: 'Hello' }],
  model: 'any',
  maxTokens: 100,
  temperature: 0.7,
  seed: 7,
  ...change,
});

let folder: string;
let copywriter: Copywriter;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copywriter-'));
  await writeFile(join(folder, 'worker.mjs'), WORKER);
  copywriter = createCopywriter({ workerFile: pathToFileURL(join(folder, 'worker.mjs')) });
});
afterAll(async () => {
  await copywriter.close();
  await rm(folder, { recursive: true });
});

async function answer(change: Partial<ChatOrder> = {}, signal = new AbortController().signal) {
  let text = '';
  let end: ChatEndPart | undefined;
  let free = false;
  await copywriter.stream(order(change), signal, (part) => {
    if (part.type === 'end') end = part;
    else if (part.type === 'free') free = true;
    else if (part.type === 'delta') text += part.text;
  });
  if (!end) throw new Error('The answer has no end.');
  return { text, end, free };
}

test('the copywriter streams its answer under its own name, with token usage', async () => {
  expect(await answer()).toEqual({
    text: 'one two three 8',
    end: { type: 'end', end: 'stop', usage: { promptTokens: 6, completionTokens: 5 }, model: COPYWRITER },
    free: false,
  });
  expect(await answer({ messages: [{ role: 'user', content: 'free' }] })).toMatchObject({ free: true });
});

test('at temperature 0 the seed has no effect; above, each seed gives another answer', async () => {
  expect((await answer({ temperature: 0, seed: 1 })).text).toBe((await answer({ temperature: 0, seed: 2 })).text);
  expect((await answer({ seed: 1 })).text).not.toBe((await answer({ seed: 2 })).text);
  expect((await answer({ seed: null })).text).not.toBe((await answer({ seed: null })).text);
});

test.each([1, 2, 3, 4])('a limit of %i tokens is kept, and the answer is not empty', async (maxTokens) => {
  const { text, end } = await answer({ maxTokens, messages: [{ role: 'user', content: 'long' }] });
  expect(text.trim()).not.toBe('');
  expect(estimateTokens(text.trimEnd())).toBeLessThanOrEqual(maxTokens);
  expect(end.end).toBe('length');
});

test('an abort ends the worker, and the next answer gets a new one', async () => {
  const stop = new AbortController();
  const reason = new Error('stopped by the reader');
  const stuck = answer({ messages: [{ role: 'user', content: 'endless' }] }, stop.signal);
  setImmediate(() => stop.abort(reason));
  await expect(stuck).rejects.toBe(reason);
  expect((await answer()).text).toContain('one');
});
