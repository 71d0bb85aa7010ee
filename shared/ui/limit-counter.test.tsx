import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field';
import { LimitCounter } from './limit-counter';
import { TextInput } from './text-input';

/** Positioning the popup takes several tasks, which is slow on a busy machine. */
const PATIENTLY = { timeout: 4000 };

function Title({ initial = '' }: { initial?: string }) {
  const [title, setTitle] = useState(initial);
  return (
    <Field label="Title" counter={<LimitCounter rule="youtube.title.length" value={title} />}>
      <TextInput value={title} onChange={(event) => setTitle(event.target.value)} />
    </Field>
  );
}

test('counts what is typed, with a text where the limit is near or exceeded', async () => {
  render(<Title initial={'a'.repeat(89)} />);
  const input = screen.getByLabelText('Title');
  expect(input).toHaveAccessibleDescription(/^89 \/ 100$/);
  await userEvent.type(input, 'b');
  expect(input).toHaveAccessibleDescription(/^90 \/ 100, 10 left/);
  await userEvent.paste('c'.repeat(11));
  expect(input).toHaveAccessibleDescription(/^101 \/ 100, 1 over/);
});

test('announces when a limit becomes near and exceeded, not every key', async () => {
  render(<Title initial={'a'.repeat(88)} />);
  const input = screen.getByLabelText('Title');
  const news = screen.getByRole('status');
  await userEvent.type(input, 'b');
  expect(news).toBeEmptyDOMElement();
  await userEvent.type(input, 'bbb');
  expect(news).toHaveTextContent('10 characters left');
  await userEvent.paste('c'.repeat(8));
  await userEvent.type(input, 'dd');
  expect(news).toHaveTextContent('1 character over the limit');
  await userEvent.clear(input);
  expect(news).toBeEmptyDOMElement();
});

test('the rule, its source, date and certainty open by keyboard, and close with Escape', async () => {
  render(<Title />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'About the limit: Title' })).toHaveFocus();
  const name = 'YouTube refuses titles above 100 characters.';
  const card = within(await screen.findByRole('dialog', { name }, PATIENTLY));
  expect(card.getByRole('link', { name: 'YouTube Data API, videos resource' })).toHaveAttribute(
    'href',
    'https://developers.google.com/youtube/v3/docs/videos',
  );
  expect(card.getByText('21 Nov 2026')).toBeVisible();
  expect(card.getByText(/^Official/)).toBeVisible();
  await userEvent.tab();
  expect(card.getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'About the limit: Title' })).toHaveFocus(), PATIENTLY);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), PATIENTLY);
});
