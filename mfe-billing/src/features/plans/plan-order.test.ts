import { checkoutOrder, subscribeOrder } from './plan-order';

const places = { returnUrl: '/account/billing', cancelUrl: '/pricing', userId: 'user-1' };
const card = { email: 'maya@example.com', paymentMethodId: 'pm_1' };

test('a monthly order has exactly the six fields', () => {
  expect(checkoutOrder({ planName: 'pro', interval: 'month', trial: false }, places)).toEqual({
    ...{ productId: 'pro', planName: 'pro', trial: false },
    ...places,
  });
});

test('an order by card fields has exactly the four', () => {
  expect(subscribeOrder({ planName: 'pro', interval: 'month', trial: true }, card)).toEqual({
    ...{ planName: 'pro', trial: true },
    ...card,
  });
});

test.each([[undefined], ['yes'], [1], [null]])('a trial of %p is left out', (trial) => {
  expect(subscribeOrder({ planName: 'pro', interval: 'month', trial }, card)).not.toHaveProperty('trial');
  expect(checkoutOrder({ planName: 'pro', interval: 'month', trial }, places)).not.toHaveProperty('trial');
});

test('yearly payment is named', () => {
  expect(checkoutOrder({ planName: 'pro', interval: 'year' }, places)).toMatchObject({ interval: 'year' });
});
