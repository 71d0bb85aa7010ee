import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Select } from './select';

const OPTIONS = [
  { value: 'dev', label: 'Flux Dev' },
  { value: 'pro', label: 'Flux Pro' },
  { value: 'recraft', label: 'Recraft' },
];

function Models() {
  const [model, setModel] = useState('dev');
  return <Select aria-label="Model" options={OPTIONS} value={model} onChange={setModel} />;
}

// jsdom has no PointerEvent, which choosing by keyboard ends in.
beforeAll(() => {
  window.PointerEvent ??= MouseEvent as typeof PointerEvent;
});

test('the keyboard opens it, moves, chooses and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Models />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Flux Pro' });
  await user.keyboard('{ArrowDown}{Enter}');
  const select = await screen.findByRole('combobox', { name: 'Model' });
  expect(select).toHaveTextContent('Flux Pro');
  expect(select).toHaveFocus();
});

test('it adds no style element, which the page forbids', async () => {
  const user = userEvent.setup();
  render(<Models />);
  await user.click(screen.getByRole('combobox'));
  await screen.findByRole('option', { name: 'Recraft' });
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
