import { withIdleTimeout } from './idle-timeout';

const optionsOf = (url: string) => new URL(url).searchParams.get('options');

test('withIdleTimeout adds a limit for idle transactions and keeps the rest of the address', () => {
  const url = withIdleTimeout('postgres://flint:secret@db:5432/flint?sslmode=require');
  expect(optionsOf(url)).toBe('-c idle_in_transaction_session_timeout=60000');
  expect(new URL(url).searchParams.get('sslmode')).toBe('require');
});

test('withIdleTimeout keeps the operator’s own options', () => {
  expect(optionsOf(withIdleTimeout('postgres://db/flint?options=-c%20search_path%3Dstudio'))).toBe(
    '-c idle_in_transaction_session_timeout=60000 -c search_path=studio',
  );
  const own = 'postgres://db/flint?options=-c%20idle_in_transaction_session_timeout%3D5000';
  expect(optionsOf(withIdleTimeout(own))).toBe('-c idle_in_transaction_session_timeout=5000');
});
