import { DECLINED_PROMPT } from '@flint/engines/spec/provider-error';
import { faultOfAnswer, Refusal } from './fault';
import { REFUSAL_WORDS } from './refusal-words';

test.each([
  [400, 'context_length_exceeded', 'refused', REFUSAL_WORDS.chat.tooLong],
  [413, null, 'refused', REFUSAL_WORDS.chat.tooLong],
  [400, 'content_filter', 'refused', DECLINED_PROMPT],
  [429, 'insufficient_quota', 'unauthorized', 'This server has no access to the model right now.'],
])('%i %s is %s, in words that help', (status, code, kind, message) => {
  expect(faultOfAnswer(status, JSON.stringify({ error: { code, message: 'x' } }))).toMatchObject({ kind, message });
});

test.each([
  [{ param: 'temperature', message: 'Unsupported value' }, ['temperature']],
  [{ param: 'response_format.json_schema', message: 'not with a temperature' }, ['response_format']],
  [{ message: "Unsupported parameter: 'seed' is not supported with this model." }, ['seed']],
  [{ message: 'Bad request' }, []],
])('%j names %j', (error, names) => {
  const fault = faultOfAnswer(400, JSON.stringify({ error }));
  expect(fault).toBeInstanceOf(Refusal);
  const known = ['temperature', 'seed', 'response_format', 'max_tokens'];
  expect(known.filter((name) => fault instanceof Refusal && fault.names(name))).toEqual(names);
});

test('an error page is a failure, with its beginning in the diagnostic', () => {
  expect(faultOfAnswer(500, '<html>'.repeat(1000))).toMatchObject({
    kind: 'failed',
    diagnostic: expect.stringMatching(/^HTTP 500: <html>/),
  });
});

test.each([
  ['speech', 400, 'content_policy_violation'],
  ['speech', 413, null],
  ['speech', 400, null],
  ['transcript', 413, null],
  ['transcript', 404, 'model_not_found'],
  ['transcript', 400, null],
  ['pictures', 413, null],
  ['pictures', 400, 'content_filter'],
] as const)('a refusal of %s (%i, %s) names neither a prompt nor a conversation', (work, status, code) => {
  const { kind, message } = faultOfAnswer(status, JSON.stringify({ error: { code } }), work);
  expect(kind).toBe('refused');
  expect(message).not.toMatch(/prompt|conversation|settings|choose another (?:model|one)/i);
});
