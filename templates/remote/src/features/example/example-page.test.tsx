import { render, screen } from '@testing-library/react';
import ExamplePage from './example-page';

test('says what it is', () => {
  render(<ExamplePage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Example' })).toBeVisible();
});
