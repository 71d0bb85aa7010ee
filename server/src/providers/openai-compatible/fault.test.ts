import { DECLINED_PROMPT } from '@flint/engines/spec/provider-error';
import { faultOfAnswer, TOO_LONG } from './fault';

test.each([
  [400, 'context_length_exceeded', 'refused', TOO_LONG],
  [413, null, 'refused', TOO_LONG],
  [400, 'content_filter', 'refused', DECLINED_PROMPT],
  [429, 'insufficient_quota', 'unauthorized', 'This server has no access to the model right now.'],
])('%i %s is %s, in words that help', (status, code, kind, message) => {
  expect(faultOfAnswer(status, JSON.stringify({ error: { code, message: 'x' } }))).toMatchObject({ kind, message });
});

test('an error page is a failure, with its beginning in the diagnostic', () => {
  expect(faultOfAnswer(500, '<html>'.repeat(1000))).toMatchObject({
    kind: 'failed',
    diagnostic: expect.stringMatching(/^HTTP 500: <html>/),
  });
});
