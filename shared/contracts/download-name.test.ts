import { downloadName } from './download-name';
import type { GeneratedImage } from './generated-image';

const named = (prompt: string, content_type = 'image/png', type: GeneratedImage['type'] = 'generated') =>
  downloadName({ prompt, seed: 7, content_type, type });

test.each([
  ['A mountain lake at dawn', 'a-mountain-lake-at-dawn-7.png'],
  ['../../etc/passwd', 'etc-passwd-7.png'],
  ['Ein Café, größer als 2 Häuser!', 'ein-café-größer-als-2-häuser-7.png'],
  ['con', 'con-7.png'],
  ['"; filename="x.exe', 'filename-x-exe-7.png'],
  ['🦊🦊', 'picture-7.png'],
  ['\u0000\r\nSet-Cookie: a', 'set-cookie-a-7.png'],
])('%j becomes %j', (prompt, name) => {
  expect(named(prompt)).toBe(name);
});

test('a long prompt is cut between letters, not through a surrogate pair', () => {
  const name = named(`${'a'.repeat(39)}𠮷𠮷𠮷`);
  expect(name).toBe(`${'a'.repeat(39)}𠮷-7.png`);
  expect(() => encodeURIComponent(name)).not.toThrow();
});

test('the extension is that of the format', () => {
  expect(named('x', 'image/jpeg')).toBe('x-7.jpeg');
  expect(named('x', 'image/webp')).toBe('x-7.webp');
});

test('a photo keeps the name of its file', () => {
  expect(named('IMG_1234.HEIC.jpg', 'image/png', 'uploaded')).toBe('img-1234-heic.png');
});
