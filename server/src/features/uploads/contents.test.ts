import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '@flint/engines/ffmpeg/find-ffmpeg';
import { runFfmpeg } from '@flint/engines/ffmpeg/run-ffmpeg';
import { readByFfmpeg } from '@flint/engines/recordings/read-by-ffmpeg';
import { FILE_KINDS } from '@flint/shared/contracts/file-kinds';
import { kindOf, type UploadPurpose } from '@flint/shared/contracts/upload-rules';
import mime from 'mime';
import { contentsFault } from './contents';
import { textOfFile } from './text-of-file';

const FIXTURES = join(__dirname, '../../../test/fixtures');

let folder: string;
let ffmpeg: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flint-contents-'));
  ffmpeg = (await findFfmpeg()).path;
});
afterAll(() => rm(folder, { recursive: true }));

const judge = (path: string, purpose: UploadPurpose, contentType: string, name = 'it') =>
  contentsFault(path, { purpose, name, contentType }, readByFfmpeg(ffmpeg).hasSound);
const written = async (name: string, bytes: string | Uint8Array) => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
};

test('a text is text whatever signature its first letters are', async () => {
  expect(await judge(join(FIXTURES, 'car-notes.txt'), 'text-file', 'text/plain')).toBeUndefined();
  for (const sign of ['GIF89a', 'solid ', 'ID3', '%PDF-1.7', 'MZ', 'BM', 'OggS', 'fLaC', 'II*', 'PK'])
    expect(await judge(await written('sign.txt', `${sign} – notes\n`), 'text-file', 'text/plain')).toBeUndefined();
  expect(await judge(join(FIXTURES, 'car-notes.txt'), 'recording', 'audio/mpeg')).toMatch(/its content is text\./);
});

test('UTF-16 with a mark is text, and read as such; other encodings are named', async () => {
  const path = join(FIXTURES, 'utf16-with-mark.txt');
  expect(await judge(path, 'text-file', 'text/plain')).toBeUndefined();
  expect(await textOfFile(path)).toBe('Gärten im Mai\n');
  const bigEndian = Buffer.from('\ufeffGarten', 'utf16le').swap16();
  expect(await textOfFile(await written('big-endian.txt', bigEndian))).toBe('Garten');
  expect(await judge(await written('latin.txt', Buffer.from('Gr\xfc\xdfe', 'latin1')), 'text-file', 'text/plain')).toBe(
    '"it" is not text in UTF-8 or UTF-16.',
  );
});

const TONE = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=1'];
test.each([
  ['of 24 bits', 'wav', ['-c:a', 'pcm_s24le']],
  ['of floats', 'wav', ['-c:a', 'pcm_f32le']],
  ['of A-law', 'wav', ['-c:a', 'pcm_alaw', '-ar', '8000']],
  ['of ADPCM', 'wav', ['-c:a', 'adpcm_ms']],
  ['RF64', 'wav', ['-rf64', 'always']],
  ['of MP3', 'wav', ['-c:a', 'libmp3lame']],
  ['Wave64', 'w64', []],
])('a WAV %s is taken', async (_, extension, args) => {
  const path = join(folder, `tone.${extension}`);
  await runFfmpeg(ffmpeg, [...TONE, ...args, path]);
  expect(await judge(path, 'recording', 'audio/wav')).toBeUndefined();
  expect(await readByFfmpeg(ffmpeg).measure(path)).toBeCloseTo(1, 1);
});

test.each([
  ['voice-3gp4.m4a', 'audio/mp4'],
  ['voice-3gp4.m4a', 'audio/mpeg'],
  ['quiet-start-43s.mp3', 'audio/mp4'],
])('%s is judged by its streams as %s', async (name, contentType) => {
  expect(await judge(join(FIXTURES, name), 'recording', contentType)).toBeUndefined();
});

test('a film without a sound, and what is no film, are named', async () => {
  const path = join(folder, 'still.avi');
  await runFfmpeg(ffmpeg, ['-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=5:duration=1', '-c:v', 'mjpeg', path]);
  expect(await judge(path, 'recording', 'audio/wav', 'a.wav')).toMatch(/^"a\.wav" is not WAV: its content is AVI/);
  expect(await judge(await written('junk', Buffer.alloc(999, 0x81)), 'recording', 'audio/wav')).toMatch(
    /no known type/,
  );
});

test('every ending that the registry has for a type is taken for it', () => {
  for (const [id, { types, extensions }] of Object.entries(FILE_KINDS)) {
    const registered = types.flatMap((type) => [...(mime.getAllExtensions(type) ?? [])].map((ending) => `.${ending}`));
    // Vendors' sheets are CSV only by the type that Windows gives it.
    const others = id === 'csv' ? /^\.xl/ : id === 'mp4' ? /^\.(?:mp4s|m4p|cmf[cfst])$/ : /^$/;
    const missing = registered.filter(
      (ending) => !others.test(ending) && !(extensions as readonly string[]).includes(ending),
    );
    expect([id, missing]).toEqual([id, []]);
  }
});

test.each([
  ['recording', 'Voice 24.11.2026', 'audio/mp4', 'M4A'],
  ['recording', 'Recording_20261124.3gp', '', 'MP4'],
  ['recording', 'WhatsApp Ptt.opus', '', 'OGG'],
  ['recording', 'call.amr', 'audio/amr', 'AMR'],
  ['recording', 'book.m4b', '', 'M4A'],
  ['recording', 'نشيد.mp3', '', 'MP3'],
  ['source-image', 'photo.jfif', 'image/jpeg', 'JPEG'],
  ['source-image', 'photo', 'image/jpg', 'JPEG'],
  ['text-file', '字幕.srt', 'text/srt', 'SRT'],
  ['text-file', 'Dr. Müller', 'text/plain', 'text'],
] as const)('a %s called %s of type "%s" is %s', (purpose, name, type, label) => {
  expect(kindOf(purpose, { name, type })?.label).toBe(label);
});
