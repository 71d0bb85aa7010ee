/** The script that a browser test answers `js.stripe.com` with: it stands in for the provider's card fields. */
export const STRIPE_JS: string;
