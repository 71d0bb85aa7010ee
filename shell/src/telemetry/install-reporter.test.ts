import { reportError } from '@flint/shared/api/report';
import { waitFor } from '@testing-library/react';
import { installReporter } from './install-reporter';

const beacons: Blob[] = [];
const bodies = () => Promise.all(beacons.map(async (blob) => JSON.parse(await new Response(blob).text())));

beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (address: string, body: Blob) => {
      expect(new URL(address, 'http://flint.test').pathname).toBe('/api/browser-errors');
      beacons.push(body);
      return true;
    },
  });
  installReporter();
});

test('thrown, rejected and reported errors are sent, including those before the reporter was loaded', async () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') }));
  reportError(new Error('reported'), { kind: 'render' });
  await waitFor(() => expect(beacons.length).toBeGreaterThan(0), { timeout: 5_000 });
  const errors = (await bodies()).flatMap((body) => body.errors as { message: string; kind: string }[]);
  expect(errors.map(({ message, kind }) => [message, kind])).toEqual([
    ['thrown', 'error'],
    ['rejected', 'rejection'],
    ['reported', 'render'],
  ]);
});
