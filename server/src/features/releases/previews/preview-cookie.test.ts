import { readOpened, writeOpened } from './preview-cookie';

const id = '5f0c9a52-6f0b-4a43-9a0e-0d2f6f9d3a11';
const signature = 'a'.repeat(43);

test('entries are read as they were written', () => {
  const opened = [{ id, expires: 1_900_000_000, signature }, { id }];
  expect(readOpened(writeOpened(opened))).toEqual(opened);
});

test.each([undefined, '', 'x', `${id}.`, `${id}.1.short`, `${id}.x.${signature}`, '~~~', `${id}<script>`])(
  'a malformed cookie %p opens nothing',
  (value) => {
    expect(readOpened(value)).toEqual([]);
  },
);

test('no more entries are read than there are remotes', () => {
  expect(readOpened(Array(500).fill(id).join('~')).length).toBeLessThan(20);
});
