import { fireEvent, render, screen } from '@testing-library/react';
import { TextInput } from '../ui/text-input';
import { WordsField } from '../ui/words-field';
import { isCommandEnter, isEnter } from './is-enter';

/** In Chrome and Firefox an Enter that ends a composition says so; in Safari it comes after the end, with code 229. */
const COMPOSING = [
  ['while composing', { key: 'Enter', isComposing: true }],
  ['at the end of a composition in Safari', { key: 'Enter', keyCode: 229 }],
] as const;

test.each(COMPOSING)('an Enter %s is none that acts', (_when, init) => {
  const seen: boolean[] = [];
  render(<input aria-label="Words" onKeyDown={(event) => seen.push(isEnter(event), isCommandEnter(event))} />);
  fireEvent.keyDown(screen.getByLabelText('Words'), { ...init, ctrlKey: true });
  fireEvent.keyDown(screen.getByLabelText('Words'), { key: 'Enter', keyCode: 13, ctrlKey: true });
  expect(seen).toEqual([false, false, true, true]);
});

test.each(COMPOSING)('an Enter %s adds no word, and sends no form', (_when, init) => {
  const onChange = jest.fn();
  render(<WordsField label="Words" words={[]} max={5} onChange={onChange} />);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'に' } });
  // False: the default, which is to send the form, was prevented.
  expect(fireEvent.keyDown(field, init)).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onChange).toHaveBeenCalledWith(['に']);
});

test('any other Enter sends the form of a field', () => {
  render(<TextInput aria-label="Name" />);
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', keyCode: 13 })).toBe(true);
});
