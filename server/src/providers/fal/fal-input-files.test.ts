import { randomBytes } from 'node:crypto';
import type { InputFile } from '@flint/engines/spec/input-files';
import { createFalInputFiles } from './fal-input-files';
import { patient, type SimulatedFal, startSimulatedFal } from './simulated-fal';

let fal: SimulatedFal;
beforeAll(async () => {
  fal = await startSimulatedFal();
});
beforeEach(() => fal.script());
afterAll(() => fal.close());

const aFile = (length: number, contentType = 'audio/mpeg') =>
  ({ bytes: new Uint8Array(length), contentType }) as InputFile;

test('a small file is sent inside the request', async () => {
  const [address] = await createFalInputFiles(fal.options).addressesOf([aFile(3)], patient());

  expect(address).toBe('data:audio/mpeg;base64,AAAA');
  expect((await fal.log()).calls).toHaveLength(0);
});

test('a file beyond the request’s limit is uploaded and readable at its address', async () => {
  const bytes = randomBytes(4_000_000);
  const large = { bytes, contentType: 'image/png' } as Pick<InputFile, 'bytes' | 'contentType'> as InputFile;
  const [first, second] = await createFalInputFiles(fal.options).addressesOf([aFile(4_000_000), large], patient());

  expect(first).toMatch(/^data:audio\/mpeg/);
  expect(second).toMatch(/^https:\/\/v3\.fal\.media\/files\/uploads\//);
  const kept = await fetch(second!.replace('https:/', fal.url));
  expect(kept.headers.get('content-type')).toBe('image/png');
  expect(bytes.equals(Buffer.from(await kept.arrayBuffer()))).toBe(true);
});

test('an upload is restarted after a transient fault', async () => {
  await fal.control({ upload: { error: 502, times: 2 } });

  await expect(createFalInputFiles(fal.options).addressesOf([aFile(7_000_000)], patient())).resolves.toHaveLength(1);
  const { calls } = await fal.log();
  expect(calls.map(({ answer }) => answer)).toEqual([502, 502, 200, 200]);
});

test('a file above the vendor’s limit is refused before anything is sent', async () => {
  await expect(createFalInputFiles(fal.options).addressesOf([aFile(95_000_000)], patient())).rejects.toMatchObject({
    kind: 'refused',
    message: 'The provider takes files of up to 90 MB. Choose a smaller one.',
  });
  expect((await fal.log()).calls).toHaveLength(0);
});
