import { acceptedKinds, acceptOf, kindOf, uploadFault } from './upload-rules';
import { PresignBody } from './uploads';

test.each([
  ['talk.MP3', '', 'MP3'],
  ['talk.m4a', 'audio/x-m4a', 'M4A'],
  ['take.webm', 'audio/webm;codecs=opus', 'WebM'],
  ['scene.mov', 'video/quicktime', 'MOV'],
  ['no ending', 'audio/webm;codecs=opus', 'WebM'],
  [undefined, 'audio/x-wav', 'WAV'],
])('%s of type "%s" is a recording: %s', (name, type, label) => {
  expect(kindOf('recording', { name, type })?.label).toBe(label);
});

test('the extension takes precedence over the content type of the browser', () => {
  expect(kindOf('recording', { name: 'talk.pdf', type: 'audio/mpeg' })).toBeUndefined();
  expect(kindOf('source-image', { name: 'logo.svg', type: 'image/png' })).toBeUndefined();
});

test('a refused file is named with its rule', () => {
  const file = { name: 'a.png', type: 'image/png', bytes: 20_000_000 };
  expect(uploadFault('source-image', file)).toBeUndefined();
  expect(uploadFault('source-image', { ...file, bytes: 20_000_001 })).toBe('"a.png" is larger than 20 MB.');
  expect(uploadFault('source-image', { ...file, bytes: 0 })).toBe('"a.png" is empty.');
  expect(uploadFault('source-image', { ...file, name: 'a.gif' })).toBe(
    '"a.gif" is of a type that is not taken here. Use PNG, JPEG or WebP.',
  );
  for (const heic of [
    { name: 'IMG_1.HEIC', type: '' },
    { name: undefined, type: 'image/heif' },
  ])
    expect(uploadFault('source-image', { ...heic, bytes: 9 })).toMatch(/is a HEIC picture.* Export it as JPEG/);
  expect(acceptedKinds('recording')).toBe('WAV, MP3, FLAC, OGG, M4A, AAC, AMR, MP4, WebM or MOV');
  expect(acceptOf('source-image')).toBe(
    '.png,.apng,image/png,image/x-png,image/apng,.jpg,.jpeg,.jpe,.jfif,.pjpeg,.pjp,image/jpeg,image/jpg,image/pjpeg,.webp,image/webp',
  );
});

test('the name must match the content type to be signed', () => {
  const body = { purpose: 'recording', name: 'a.mp3', contentType: 'audio/wav', bytes: 9 };
  const { error } = PresignBody.safeParse(body);
  expect(error?.issues).toMatchObject([
    { path: ['contentType'], message: 'The name and the type of the file do not fit.' },
  ]);
  expect(PresignBody.safeParse({ ...body, contentType: 'audio/mpeg' }).success).toBe(true);
});
