import type { PictureSource } from '@flint/shared/contracts/recipes/picture-source';

/** Characters after which a name is truncated. */
const NAME_MAX = 40;

/** The origin of a picture, in words. */
export function originLabel({ from, name }: PictureSource): string {
  const short = name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1)}…` : name;
  switch (from) {
    case 'upload':
      return `from the file ${short}`;
    case 'library':
      return 'from a picture of the library';
    case 'address':
      return `from the address of ${short}`;
    case 'request':
      return 'from a picture';
  }
}
