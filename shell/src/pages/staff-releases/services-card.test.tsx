import { ApiError } from '@flint/shared/api/api-error';
import { fetchLearntLimits, fetchServices } from '@flint/shared/api/services';
import type { ServiceCheck } from '@flint/shared/contracts/services';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesCard } from './services-card';

jest.mock('@flint/shared/api/services');
const read = jest.mocked(fetchServices);
const answers = (services: ServiceCheck[]) => read.mockResolvedValue(services);

const fal: ServiceCheck = {
  ...{ id: 'fal', label: 'fal.ai', variable: 'FAL_KEY', state: 'refused', why: 'it answered 401' },
  checkedAt: '2026-01-02T10:00:00.000Z',
};
const replicate: ServiceCheck = {
  ...{ id: 'replicate', label: 'Replicate', variable: 'REPLICATE_API_TOKEN', state: 'unreachable' },
  ...{ why: 'ECONNREFUSED', checkedAt: '2026-01-02T10:00:00.000Z' },
};

test('a refused key and an unreachable service are told apart, with their variable and reason', async () => {
  answers([fal, replicate, { ...fal, id: 'openai', label: 'Connected endpoint', state: 'ok', why: null }]);
  render(<ServicesCard />);
  expect(await screen.findByRole('row', { name: /fal\.ai FAL_KEY Refuses the key it answered 401/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Replicate REPLICATE_API_TOKEN Unreachable ECONNREFUSED/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Connected endpoint FAL_KEY Takes the key/ })).toBeVisible();
});

test('a server without keys says so', async () => {
  answers([]);
  render(<ServicesCard />);
  expect(await screen.findByText('This server has no keys: it makes everything itself.')).toBeVisible();
});

test('a failure shows an error, and Refresh reads again', async () => {
  read.mockRejectedValueOnce(new ApiError('listServices', 'No.', { status: 500 }));
  render(<ServicesCard />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The services could not be read.');
  answers([fal]);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the services' }));
  expect(await screen.findByRole('row', { name: /fal\.ai/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what models refused is told with the model, the endpoint and the limit', async () => {
  answers([]);
  const learnt = { endpoint: 'llm.example.com/v1', learntAt: '2026-01-02T10:00:00.000Z' };
  jest.mocked(fetchLearntLimits).mockResolvedValue([
    { ...learnt, model: 'gpt-5', name: 'temperature', most: null },
    { ...learnt, model: 'tts-1', name: 'spokenMax', most: 2_000 },
  ]);
  render(<ServicesCard />);
  expect(await screen.findByRole('row', { name: /gpt-5 llm\.example\.com\/v1 temperature/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /tts-1 .* More than 2,000 characters of a text to speak/ })).toBeVisible();
});
