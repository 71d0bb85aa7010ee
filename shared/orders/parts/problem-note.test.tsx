import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Problem } from '../problem';
import { ProblemNote } from './problem-note';

const at = (problem: Problem) => (
  <MemoryRouter initialEntries={['/agents/a?topic=clay']}>
    <ProblemNote problem={problem} />
  </MemoryRouter>
);

test('a refusal comes into view, each anew, and its door leads back to the same form', () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(at({ kind: 'credits', need: 35 }));

  const note = screen.getByRole('alert');
  expect(note).toHaveTextContent('This needs 35 credits.');
  expect(shown.mock.contexts).toEqual([note.parentElement]);
  expect(screen.getByRole('link', { name: 'See credits' })).toHaveAttribute(
    'href',
    expect.stringContaining(`from=${encodeURIComponent('/agents/a?topic=clay')}`),
  );
  rerender(at({ kind: 'unreachable' }));
  expect(shown).toHaveBeenCalledTimes(2);
});
