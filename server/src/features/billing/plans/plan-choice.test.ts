import { readChoice, signChoice } from './plan-choice';

const SECRET = 'mL9vQ2xT7rZ4kW8nB1cY6dF3gH5jP0sA';
const choice = { planName: 'pro', interval: 'year', trial: true } as const;
const MINUTE_MS = 60_000;

test('a choice holds for 30 minutes', () => {
  const signed = signChoice(choice, SECRET, 0);
  expect(readChoice(signed, SECRET, 29 * MINUTE_MS)).toEqual(choice);
  expect(() => readChoice(signed, SECRET, 31 * MINUTE_MS)).toThrow('lapsed');
});

test.each([
  ['with another secret', signChoice(choice, SECRET.toLowerCase())],
  ['with another body', `${Buffer.from('{}').toString('base64url')}.${signChoice(choice, SECRET).split('.')[1]}`],
  ['without a signature', signChoice(choice, SECRET).split('.')[0] ?? ''],
  ['of nothing', ''],
])('one %s is refused', (_what, signed) => {
  expect(() => readChoice(signed, SECRET)).toThrow('lapsed');
});
