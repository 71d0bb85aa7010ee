import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { FalJournal } from '@flint/simulators/fal/script';

const ROOT = join(__dirname, '../../..');
const NAMES = ['fal', 'oauth', 'smtp', 'openai', 'replicate', 'stripe'];
const JSON_BODY = { 'content-type': 'application/json' };

let command: ChildProcess;
let lines: Interface;
beforeAll(() => {
  const ports = ['control', ...NAMES].flatMap((name) => [`--${name}-port`, '0']);
  command = spawn(process.execPath, ['scripts/simulators.mjs', ...ports], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  lines = createInterface({ input: command.stdout! });
});
afterAll(async () => {
  if (command.exitCode === null) {
    command.kill('SIGKILL');
    await once(command, 'exit');
  }
});

/** What it prints until all have started: their names, the variables of each, and the address of the control. */
async function started() {
  const variables = new Map<string, Record<string, string>>();
  for await (const line of lines) {
    const [, name, rest = ''] = /^(\w+) simulator ready: (.*)$/.exec(line) ?? [];
    if (name) variables.set(name, Object.fromEntries(rest.split(' ').map((each) => each.split('='))));
    const [, control] = /(http:\S+)\/\{simulator\}/.exec(line) ?? [];
    if (control) return { variables, control };
  }
  throw new Error('It ended before all had started');
}

test('the command starts every simulator, built, which other processes script and read; a signal ends it', async () => {
  const { variables, control } = await started();
  expect([...variables.keys()]).toEqual(NAMES);
  const { FAL_BASE_URL: fal, FAL_KEY: key } = variables.get('fal')!;
  const script = { rules: [{ queue: { delayMs: 0 }, run: { delayMs: 0 } }] };
  await fetch(`${control}/fal`, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(script) });
  const ordered = await fetch(`${fal}/queue.fal.run/fal-ai/wan-pro/text-to-video`, {
    method: 'POST',
    headers: { ...JSON_BODY, authorization: `Key ${key}` },
    body: JSON.stringify({ prompt: 'a lake' }),
  });
  const { request_id: id } = (await ordered.json()) as { request_id: string };

  const clip = Buffer.from(await (await fetch(`${fal}/v3.fal.media/files/${id}/output.mp4`)).arrayBuffer());
  expect(clip.subarray(4, 8).toString()).toBe('ftyp');
  const { requests } = (await (await fetch(`${control}/fal`)).json()) as FalJournal;
  expect(requests).toMatchObject([{ id, status: 'COMPLETED' }]);

  const ended = once(command, 'exit');
  command.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
