/** Text longer than any design expects; every component must handle it. */
export const LONG =
  'A very long line about three ceramic vases in window light, one of them with yellow sprigs, that goes on until it has to wrap or be cut';

/** A word that cannot be broken. */
export const UNBROKEN = 'creator-with-a-very-long-address-and-no-place-to-break@subdomain.example.com';
