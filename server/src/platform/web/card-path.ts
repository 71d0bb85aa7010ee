/** The size of the picture that a link to a page shows, in pixels: what the Open Graph protocol's readers expect. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Where the picture is that a link to a public page shows. */
export function cardPath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.jpg`;
}
