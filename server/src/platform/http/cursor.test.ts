import { readCursor, writeCursor } from './cursor';

const place = { at: '2026-11-21T10:00:00.123456Z', id: '6f0c1d0e-1111-4222-8333-444455556666' };

test('a cursor survives writing and reading, to the microsecond', () => {
  expect(readCursor(writeCursor(place))).toEqual(place);
});

test.each([
  '',
  'nonsense',
  writeCursor({ ...place, id: 'nobody' }),
  writeCursor({ ...place, at: '2026-13-45T99:00:00.000000Z' }),
  writeCursor({ ...place, at: '2026-02-30T10:00:00.000000Z' }),
  writeCursor({ ...place, at: '0000-01-01T10:00:00.000000Z' }),
  writeCursor({ ...place, at: "2026-11-21' or true" }),
])('%j is refused by name', (text) => {
  expect(() => readCursor(text)).toThrow(
    expect.objectContaining({ code: 'invalid_input', detail: { field: 'cursor' } }),
  );
});
