import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { translatePage } from '../testing/translate-page';
import { BalancePill } from '../ui/balance-pill';
import { Button } from '../ui/button';
import { Elapsed } from '../ui/elapsed';

let stop: () => void;
afterEach(() => stop());

/** Renders, translates, and renders each of the further states in turn. */
async function translated(first: ReactNode, ...further: ReactNode[]) {
  const { rerender } = render(<MemoryRouter>{first}</MemoryRouter>);
  stop = translatePage();
  for (const next of further) await act(async () => rerender(<MemoryRouter>{next}</MemoryRouter>));
}

const Part = ({ count }: { count: number }) => (
  <>
    {count % 2 === 0 && <i />}
    {`part ${count}`}
  </>
);

const Line = ({ icon, count, children }: { icon: boolean; count: number; children?: ReactNode }) => (
  <p>
    {count > 1 && <i />}
    {count} pictures
    {icon && <b>new</b>} of {count + 1} {children}
    <Part count={count} />
    {[`row ${count}`, icon && <u key="u">under</u>]}
  </p>
);

const Field = () => <input aria-label="Name" />;

const Choice = ({ count }: { count: number }) => (
  <option>
    {count} of {count}
  </option>
);

test('a button of a translated page says the price that is charged', async () => {
  await translated(<Button price={1}>Make 1 picture</Button>, <Button price={4}>Make 4 pictures</Button>);
  expect(screen.getByRole('button')).toHaveTextContent('Make 4 pictures · 4 credits');
});

test('a button of a translated page gains and loses its price', async () => {
  await translated(<Button>Make it</Button>, <Button price={1}>Make it</Button>, <Button>Make it</Button>);
  expect(screen.getByRole('button')).toHaveTextContent(/^Make it$/);
});

test('the balance of a translated page is the balance', async () => {
  await translated(<BalancePill balance={60} />, <BalancePill balance={1} />, <BalancePill balance={1234} />);
  expect(screen.getByRole('link')).toHaveTextContent(/^1,234 credits$/);
});

test('text beside elements that come and go is updated, in elements, fragments, lists and components', async () => {
  const line = (icon: boolean, count: number) => (
    <Line icon={icon} count={count}>
      <b>{count}</b> files{icon ? ', all' : ''}
    </Line>
  );
  await translated(line(false, 1), line(true, 2), line(false, 3), line(true, 4));
  expect(screen.getByText('row 4').closest('p')).toHaveTextContent('4 picturesnew of 5 4 files, allpart 4row 4under');
});

test('elements after text keep their state when the text goes', async () => {
  const form = (text: string | false) => (
    <p>
      {text}
      <Field />
    </p>
  );
  const { rerender } = render(form('Name'));
  stop = translatePage();
  const field = screen.getByRole('textbox');
  rerender(form(false));
  expect(screen.getByRole('textbox')).toBe(field);
});

test('a counted time goes on', () => {
  jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  render(
    <p>
      Running for <Elapsed since="2026-01-01T00:00:00Z" />
    </p>,
  );
  stop = translatePage();
  act(() => void jest.advanceTimersByTime(2_000));
  expect(screen.getByText('2 s').closest('p')).toHaveTextContent('Running for 2 s');
  jest.useRealTimers();
});

test('options keep text alone', () => {
  render(
    <select>
      <Choice count={2} />
    </select>,
  );
  stop = () => undefined;
  expect(screen.getByRole('option').innerHTML).toBe('2 of 2');
});
