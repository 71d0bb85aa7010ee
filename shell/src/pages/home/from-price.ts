import { imageCosts } from '@flint/shared/contracts/prices/image-costs';
import { formatCredits } from '@flint/shared/ui/format-number';

/** The lowest price of one picture, in words: `1 credit`. */
export function fromPrice(): string {
  return formatCredits(Math.min(...Object.values(imageCosts('embedded'))));
}
