import { readSignedId, signCall } from './webhook-signature';

/** The example of the Standard Webhooks libraries. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const STAMP = 1_614_265_330;
const BODY = '{"test": 2432232314}';
const SIGNED = {
  'webhook-id': ID,
  'webhook-timestamp': String(STAMP),
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const read = (changed: object = {}, body = BODY, seconds = STAMP) =>
  readSignedId(['whsec_AAAA', SECRET], { ...SIGNED, ...changed }, Buffer.from(body), seconds * 1000);

test('a call is signed as the Standard Webhooks libraries sign it', () => {
  expect(signCall([SECRET], ID, BODY, STAMP)).toEqual(SIGNED);
  expect(read()).toBe(ID);
  expect(read({ 'webhook-signature': `v1,AAAA v1a,xyz ${SIGNED['webhook-signature']}` })).toBe(ID);
});

test('while a secret is replaced, a call is signed by both, and read by either', () => {
  const both = signCall(['whsec_AAAA', SECRET], ID, BODY, STAMP);
  expect(both['webhook-signature'].split(' ')).toEqual([expect.any(String), SIGNED['webhook-signature']]);
  const readBy = (secret: string) => readSignedId([secret], { ...both }, Buffer.from(BODY), STAMP * 1000);
  expect([readBy(SECRET), readBy('whsec_AAAA'), readBy('whsec_BBBB')]).toEqual([ID, ID, undefined]);
});

test.each([
  ['another body', {}, '{"test": 1}', STAMP],
  ['another id', { 'webhook-id': 'msg_2' }, BODY, STAMP],
  ['another time', { 'webhook-timestamp': String(STAMP + 1) }, BODY, STAMP],
  ['a time six minutes ago', {}, BODY, STAMP + 360],
  ['a time six minutes ahead', {}, BODY, STAMP - 360],
  ['no id', { 'webhook-id': undefined }, BODY, STAMP],
  ['no signature', { 'webhook-signature': undefined }, BODY, STAMP],
  ['an empty signature', { 'webhook-signature': 'v1,' }, BODY, STAMP],
  ['a time that is no number', { 'webhook-timestamp': 'NaN' }, BODY, STAMP],
])('%s does not fit', (_, changed, body, seconds) => {
  expect(read(changed, body, seconds)).toBeUndefined();
});
