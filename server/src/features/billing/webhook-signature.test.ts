import { isSigned, signWebhook } from './webhook-signature';

const SECRET = 'whsec_test';
const BODY = '{"id":"evt_1"}';
const NOW_S = 1_800_000_000;
const holds = (header: string, body = BODY) => isSigned(Buffer.from(body), header, SECRET, NOW_S * 1000);

test.each([-300, -1, 0, 1, 300])('a stamp that is off by %i seconds is taken', (off) => {
  expect(holds(signWebhook(BODY, SECRET, NOW_S + off))).toBe(true);
});

test.each([-301, 301, 86_400])('a stamp that is off by %i seconds is refused', (off) => {
  expect(holds(signWebhook(BODY, SECRET, NOW_S + off))).toBe(false);
});

test('one right signature among others is enough, as while a secret is replaced', () => {
  const [stamp, signature] = signWebhook(BODY, SECRET, NOW_S).split(',');
  expect(holds(`${stamp},v1=00ff,${signature},v0=aa`)).toBe(true);
});

test.each([
  ['another secret', signWebhook(BODY, 'whsec_other', NOW_S)],
  ['another body', signWebhook('{"id":"evt_2"}', SECRET, NOW_S)],
  ['another stamp', signWebhook(BODY, SECRET, NOW_S).replace(String(NOW_S), String(NOW_S + 1))],
  ['an older scheme', signWebhook(BODY, SECRET, NOW_S).replace('v1=', 'v0=')],
  ['no stamp', 'v1=00'],
  ['nothing', ''],
])('%s is refused', (_what, header) => {
  expect(holds(header)).toBe(false);
});
