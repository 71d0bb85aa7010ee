import { attachment } from './attachment';

test('an ASCII name is written plainly', () => {
  expect(attachment('a-lake-7.png')).toBe('attachment; filename="a-lake-7.png"');
});

test('other letters are encoded as RFC 5987 defines, with an ASCII name beside', () => {
  expect(attachment('ein-café-7.png')).toBe(
    `attachment; filename="ein-cafe-7.png"; filename*=UTF-8''ein-caf%C3%A9-7.png`,
  );
  expect(attachment('東京-7.png')).toBe(`attachment; filename="_-7.png"; filename*=UTF-8''%E6%9D%B1%E4%BA%AC-7.png`);
});
