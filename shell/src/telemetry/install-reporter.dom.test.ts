import { reportError } from '@flint/shared/api/report';
import { waitFor } from '@testing-library/react';
import { installReporter } from './install-reporter';

const bodiesSent: Blob[] = [];
const bodies = () => Promise.all(bodiesSent.map(async (blob) => JSON.parse(await new Response(blob).text())));

beforeAll(() => {
  globalThis.fetch = async (address, init) => {
    expect(new URL(String(address), 'http://flint.test').pathname).toBe('/api/browser-errors');
    bodiesSent.push(init?.body as Blob);
    return new Response('{"success":true,"accepted":[true]}');
  };
  installReporter();
});

test('thrown, rejected and reported errors are sent, including those before the reporter was loaded', async () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') }));
  reportError(new Error('reported'), { kind: 'render' });
  await waitFor(() => expect(bodiesSent.length).toBeGreaterThan(0), { timeout: 5_000 });
  const errors = (await bodies()).flatMap((body) => body.errors as { message: string; kind: string }[]);
  expect(errors.map(({ message, kind }) => [message, kind])).toEqual([
    ['thrown', 'error'],
    ['rejected', 'rejection'],
    ['reported', 'render'],
  ]);
});
