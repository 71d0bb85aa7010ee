/** Keys as Stripe's look like. */
export const KEYS = { secret: 'sk_test_simulated', publishable: 'pk_test_simulated', webhook: 'whsec_simulated' };
