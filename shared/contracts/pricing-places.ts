/** Places in the drawn pricing page that the server fills when it sends it: the build knows no prices. */
export const PRICES_PLACE = 'flint-prices-place';

/** The place of what a package or plan makes, by its id. */
export const yieldPlace = (id: string) => `flint-yield-place-${id}.`;

/** Key of the prices in the page's boot data, so that its program takes over without a request. */
export const PRICING_CONTENT = '/pricing';
