import { diagnose, diagnoseText } from './diagnose';

test('a refusal is diagnosed by its codes; the prompt that the vendor repeats is left out', () => {
  const body = {
    detail: [
      {
        loc: ['body', 'prompt'],
        msg: 'a secret lake is not allowed',
        type: 'content_policy_violation',
        input: { prompt: 'a secret lake', type: 'a secret lake' },
      },
    ],
  };
  const said = diagnose(422, JSON.stringify(body));
  expect(said).toBe('HTTP 422: loc=body.prompt, type=content_policy_violation');
});

test('codes inside an error object are found', () => {
  expect(diagnose(401, '{"error":{"message":"Incorrect key","code":"invalid_api_key","param":null}}')).toBe(
    'HTTP 401: code=invalid_api_key',
  );
});

test.each([
  ['<html><body>a secret lake</body></html>', '<html> page, 39 characters'],
  ['a secret lake', '13 characters'],
  ['"a secret lake"', '15 characters'],
  ['', '0 characters'],
])('%s is diagnosed without its words', (text, said) => {
  expect(diagnoseText(text)).toBe(said);
});
