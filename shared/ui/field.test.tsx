import { render, screen } from '@testing-library/react';
import { Field } from './field';
import { Select } from './select';
import { TextInput } from './text-input';

test('labels and describes the control inside it', () => {
  render(
    <Field label="Channel name" help="As viewers see it" counter={{ value: 15, max: 1300 }}>
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('Channel name');
  expect(input).toHaveAccessibleDescription(/As viewers see it.*15 \/ 1,300/);
  expect(input).toBeValid();
});

test('an error replaces the help and marks the control invalid', () => {
  render(
    <Field label="E-mail" help="Where codes go" error="Enter an e-mail address.">
      <TextInput type="email" />
    </Field>,
  );
  const input = screen.getByLabelText('E-mail');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Enter an e-mail address.');
});

test('labels a select', () => {
  render(
    <Field label="Model" help="Built-in engine">
      <Select value="a" onChange={() => {}} options={[{ value: 'a', label: 'Flux Dev' }]} />
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Model' });
  expect(select).toHaveDisplayValue('Flux Dev');
  expect(select).toHaveAccessibleDescription('Built-in engine');
});
