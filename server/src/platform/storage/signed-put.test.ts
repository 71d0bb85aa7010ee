import { createPutSigner } from './signed-put';

const signer = createPutSigner('a secret of this test', '/files/');
const NOON = Date.UTC(2026, 10, 21, 12);
const TICKET = {
  path: 'mfe-billing/1.1.0/a.js',
  contentType: 'text/javascript; charset=utf-8',
  bytes: 12,
  integrity: 'sha384-a+b/c',
  expires: NOON / 1000 + 60,
};

test('an upload address accepts its own file until it expires', () => {
  const address = signer.sign(TICKET);
  expect(signer.read(address, NOON)).toEqual(TICKET);
  expect(signer.read(address, NOON + 60_000)).toBeUndefined();
});

test.each([
  ['another file', (address: string) => address.replace('a.js', 'b.js')],
  ['another version', (address: string) => address.replace('1.1.0', '1.0.0')],
  ['more bytes', (address: string) => address.replace('bytes=12', 'bytes=13')],
  ['other bytes', (address: string) => address.replace('sha384-a', 'sha384-b')],
  ['another type', (address: string) => address.replace('javascript', 'html')],
  ['a later end', (address: string) => address.replace(/expires=\d+/, 'expires=9999999999')],
  ['no signature', (address: string) => address.replace(/&signature=.*/, '')],
])('an address changed to %s is refused', (_what, change) => {
  expect(signer.read(change(signer.sign(TICKET)), NOON)).toBeUndefined();
});

test('another installation’s signature is refused', () => {
  expect(signer.read(createPutSigner('another secret', '/files/').sign(TICKET), NOON)).toBeUndefined();
});
