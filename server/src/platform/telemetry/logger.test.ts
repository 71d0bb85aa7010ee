import { serializeRequest } from './logged-request';
import { serializeError } from './logger';

test('an error is logged by its name, message and codes, without data that a library attached', () => {
  const sent = { requestBodyValues: { prompt: 'a secret lake' }, detail: 'Failing row contains (a secret lake)' };
  const error = Object.assign(new TypeError('no', { cause: Object.assign(new Error('why'), sent) }), {
    ...sent,
    code: '23505',
    statusCode: 422,
  });
  const logged = serializeError(error);
  expect(logged).toMatchObject({ type: 'TypeError', message: 'no', code: '23505', statusCode: 422 });
  expect(logged).toMatchObject({ cause: { type: 'Error', message: 'why' } });
  expect(JSON.stringify(logged)).not.toContain('secret');
});

test('a cycle of causes is cut off', () => {
  const error: Error & { cause?: unknown } = new Error('round');
  error.cause = error;
  expect(JSON.stringify(serializeError(error)).match(/"type"/g)).toHaveLength(5);
});

test('a thrown value other than an Error is logged by its type', () => {
  expect(serializeError('a secret lake')).toEqual({ type: 'string' });
});

test('a request is logged without its query, and by its template where the path holds a token', () => {
  const request = { method: 'GET', ip: '::1', routeOptions: { url: '/api/library' } };
  expect(serializeRequest({ ...request, url: '/api/library?q=a+secret+lake' })).toEqual({
    ...{ method: 'GET', url: '/api/library', remoteAddress: '::1' },
  });
  const archive = { url: '/api/library/archives/:token' };
  expect(serializeRequest({ ...request, url: '/api/library/archives/s3cret', routeOptions: archive })).toMatchObject({
    url: '/api/library/archives/:token',
  });
});
