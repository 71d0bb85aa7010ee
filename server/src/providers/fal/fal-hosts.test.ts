import { falAddress } from './fal-hosts';

test.each(['queue.fal.run', 'fal.run', 'rest.fal.ai', 'v3.fal.media', 'v3b.fal.media', 'fal.media'])(
  '%s moves under the base URL',
  (host) => {
    expect(falAddress(`https://${host}/a/b?logs=1`, 'http://127.0.0.1:4010/')).toBe(
      `http://127.0.0.1:4010/${host}/a/b?logs=1`,
    );
  },
);

test.each(['https://example.com/a', 'https://queue.fal.run.example.com/a', 'http://127.0.0.1:4010/v3.fal.media/a'])(
  '%s is not the vendor’s and stays',
  (address) => {
    expect(falAddress(address, 'http://127.0.0.1:4010')).toBe(address);
  },
);

test('without a base URL addresses are unchanged', () => {
  expect(falAddress('https://queue.fal.run/a', undefined)).toBe('https://queue.fal.run/a');
});
