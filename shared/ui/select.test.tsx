import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Select } from './select';

const OPTIONS = [
  { value: 'dev', label: 'Flux Dev' },
  { value: 'pro', label: 'Flux Pro' },
  { value: 'away', label: 'Not here', disabled: true },
] as const;

function Models() {
  const [model, setModel] = useState<(typeof OPTIONS)[number]['value']>('dev');
  return <Select aria-label="Model" options={OPTIONS} value={model} onChange={setModel} />;
}

test('shows its value and reports the chosen one', async () => {
  render(<Models />);
  const select = screen.getByRole('combobox', { name: 'Model' });
  expect(select).toHaveDisplayValue('Flux Dev');
  await userEvent.selectOptions(select, 'Flux Pro');
  expect(select).toHaveDisplayValue('Flux Pro');
  expect(screen.getByRole('option', { name: 'Not here' })).toBeDisabled();
});
