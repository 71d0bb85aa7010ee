import { isIsoTime } from './iso-time';

test.each(['2026-11-21T10:00:00.123456Z', '2028-02-29T23:59:59.999Z', '0001-01-01T00:00:00Z'])('%s is a time', (text) =>
  expect(isIsoTime(text)).toBe(true),
);

test.each(['2026-02-30T00:00:00Z', '2026-02-29T00:00:00Z', '0000-01-01T00:00:00Z', '2026-13-01T00:00:00Z', 'today'])(
  '%s is none',
  (text) => expect(isIsoTime(text)).toBe(false),
);
