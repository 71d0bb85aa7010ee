import { AppError } from '../../platform/http/app-error';

/**
 * Reads where to go after a payment, so that a checkout cannot lead to another site (open redirect).
 * @param publicUrl the product's origin
 * @returns the address relative to the origin
 * @throws AppError `invalid_input` for an address that is not on the product's origin
 */
export function ownAddress(field: string, given: string | undefined, otherwise: string, publicUrl: string): string {
  const address = given?.trim() ? given.trim() : otherwise;
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : undefined;
  if (url?.origin !== new URL(publicUrl).origin)
    throw new AppError('invalid_input', `${field} must be an address of this product.`, { field });
  return `${url.pathname}${url.search}${url.hash}`;
}

/** An address with a checkout's id in its query, so that the page knows what was paid. */
export function withCheckout(address: string, checkoutId: string): string {
  const url = new URL(address, 'http://localhost');
  url.searchParams.set('checkout', checkoutId);
  return `${url.pathname}${url.search}${url.hash}`;
}
