/** Size of the Open Graph picture, in pixels: the protocol's recommended size. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Path of the Open Graph picture of a public page. */
export function cardPath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.jpg`;
}
