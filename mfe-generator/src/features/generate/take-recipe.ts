import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import type { Store } from '@flint/shared/contracts/remotes';
import { type Aim, aimAtom } from './aim-atom';
import { Order } from './order';
import { orderAtom } from './order-atom';

/** The order that reproduces a recipe, with its seed. */
export function orderOf(recipe: Omit<ImageRecipe, 'imageUrl'>): Order {
  const { textOverlays, brand, seed } = recipe;
  return Order.parse({
    ...recipe,
    texts: textOverlays?.join('\n'),
    brandId: brand?.id,
    logoCorner: brand?.logo?.corner,
    keepSeed: true,
    seed: String(seed),
  });
}

/**
 * Fills the form with a recipe, and focuses a field if given.
 * @returns restores the previous form
 */
export function takeRecipe(store: Store, recipe: Omit<ImageRecipe, 'imageUrl'>, aim: Aim | null = null): () => void {
  const before = store.get(orderAtom);
  store.set(orderAtom, orderOf(recipe));
  store.set(aimAtom, aim);
  return () => store.set(orderAtom, before);
}

/**
 * Fills in the prompt only.
 * @returns restores the previous form
 */
export function takePrompt(store: Store, prompt: string): () => void {
  const before = store.get(orderAtom);
  store.set(orderAtom, { prompt, texts: '', keepSeed: false });
  return () => store.set(orderAtom, before);
}
