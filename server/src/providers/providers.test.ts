import { SERVED_BY } from '@flint/shared/contracts/providers';
import { PROVIDERS } from './providers';

const ids = PROVIDERS.map(({ id }) => id);
const WITH_FAULTS = PROVIDERS.flatMap(({ id, faults }) => (faults ? [{ id, faults }] : []));

test('the list contains each provider of the contracts once, the built-in engines last', () => {
  expect([...ids].sort()).toEqual([...SERVED_BY].sort());
  expect(ids.at(-1)).toBe('embedded');
});

test.each(WITH_FAULTS)('$id: the faults of an order say whether it may have been paid', ({ faults }) => {
  const kindOf = (status: number) => faults(new Response('{}', { status }), '{}', 'order').kind;
  const kinds = Object.fromEntries([401, 422, 429, 500, 502, 503, 504].map((status) => [status, kindOf(status)]));
  expect(kinds).toEqual({
    ...{ 401: 'unauthorized', 422: 'refused', 429: 'busy', 500: 'failed' },
    ...{ 502: 'lost_response', 503: 'busy', 504: 'lost_response' },
  });
});

test.each(WITH_FAULTS)('$id: questions may be repeated after a fault of its gateway', ({ faults }) => {
  for (const status of [429, 500, 502, 503, 504])
    expect(faults(new Response('{}', { status }), '{}', 'question').retryable).toBe(true);
});
