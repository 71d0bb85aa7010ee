import { sayMakers, sayServices } from './used-services';

test('without a vendor everything is made here', () => {
  expect(sayServices([])).toEqual([{ who: 'No vendor', gets: expect.stringContaining('your prompt never leaves it') }]);
  expect(sayMakers([{ id: 'stripe', label: 'Stripe' }])).toMatch(/no vendor is configured/);
});

test('vendors are named together, other services each with what it gets', () => {
  const services = [
    { id: 'smtp', label: 'The mail server' },
    { id: 'fal', label: 'fal.ai' },
    { id: 'openai:groq', label: 'groq' },
    { id: 'stripe', label: 'Stripe' },
  ];
  expect(sayMakers(services)).toBe('Configured here: fal.ai and groq.');
  expect(sayServices(services).map(({ who }) => who)).toEqual(['fal.ai and groq', 'The mail server', 'Stripe']);
});
