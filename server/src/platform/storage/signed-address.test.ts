import { createAddressSigner } from './signed-address';

const signer = createAddressSigner('a secret of this test');
const NOON = Date.UTC(2026, 10, 21, 12, 5);
const HOUR = 3_600_000;

test('a signed address opens its own file for a day', () => {
  const address = signer.sign('runs/1/0.png', NOON);
  const key = 'runs/1/0.png';
  expect(signer.verify(address, NOON)).toEqual({ key, lapsed: false });
  expect(signer.verify(address, NOON + 24 * HOUR)).toEqual({ key, lapsed: false });
  expect(signer.verify(address, NOON + 26 * HOUR)).toEqual({ key, lapsed: true });
});

test('an address stays the same within an hour, so that browsers can cache the file', () => {
  expect(signer.sign('a.png', NOON)).toBe(signer.sign('a.png', NOON + 30 * 60_000));
});

test.each([
  ['another file', (address: string) => address.replace('/0.png', '/1.png')],
  ['a later lapse', (address: string) => address.replace(/lapse=(\d+)/, (_all, lapse) => `lapse=${Number(lapse) + 1}`)],
  ['no signature', (address: string) => address.replace(/&signature=.*/, '')],
  ['a lapse that is no number', (address: string) => address.replace(/lapse=\d+/, 'lapse=NaN')],
  ['another path', (address: string) => address.replace('/media/', '/other/')],
])('an address changed to %s is refused', (_what, change) => {
  const address = signer.sign('runs/1/0.png', NOON);
  expect(signer.verify(change(address), NOON)).toBeUndefined();
});

test('another installation’s signature is refused', () => {
  const foreign = createAddressSigner('another secret').sign('runs/1/0.png', NOON);
  expect(signer.verify(foreign, NOON)).toBeUndefined();
});
