import { fitted, selfLines, withoutOrder } from './bio-lines';

const sentences = (text: string) => text.split(/(?<=[.!?])\s+|\n/);

test("the order's introduction is removed from a description", () => {
  expect(withoutOrder('Please write five Instagram bios for a vegan baker in Leeds')).toBe('a vegan baker in Leeds');
  expect(withoutOrder('I make biographies of gardens')).toBe('I make biographies of gardens');
});

test('a description becomes lines that can each stand alone', () => {
  expect(selfLines('I am a ceramics teacher. We ship worldwide!', sentences)).toEqual([
    'Ceramics teacher',
    'We ship worldwide',
  ]);
});

test('a bio keeps its first and last line, and as many between as fit', () => {
  const long = 'x'.repeat(90);
  expect(fitted(['Potter', long, long, 'Book here'], '\n')).toBe(`Potter\n${long}\nBook here`);
  expect(fitted(['Potter', 'potter', '', 'Book here'], '\n')).toBe('Potter\nBook here');
});
