import { priceRecipe } from '@flint/shared/contracts/prices/recipe-price';
import type { ActionInput, ActionKind } from '@flint/shared/contracts/spark-actions';
import { AppError } from '../../platform/http/app-error';
import type { Brands } from '../brands/brands-service';
import { toChatRecipe } from '../chat/chat-recipe';
import type { Generation } from '../generation/generation-service';
import type { KindRegistry } from '../generation/kind-registry';
import type { Pictures } from '../generation/pictures';
import type { Images } from '../images/images-service';
import { toRecipe as toImageRecipe } from '../images/images-service';
import type { RunRow } from '../runs/tables';
import { toRecipe as toVideoRecipe } from '../videos/to-recipe';
import type { SparkActionRow } from './tables';

/** What a card says of its order: what it costs, or why nobody takes it. */
export interface Quote {
  readonly price: number | null;
  readonly whyNot: string | null;
}

/** The way of proposals to those who make such things; each is ordered as its own page would. */
export interface ActionOrders {
  quote(kind: ActionKind, input: ActionInput, userId: string): Promise<Quote>;
  /** Orders it under its own id, so that it is ordered once. @returns null for a change that is made by now */
  place(userId: string, action: SparkActionRow): Promise<RunRow | null>;
}

interface Deps {
  readonly images: Pick<Images, 'order'>;
  readonly generation: Pick<Generation, 'order' | 'estimate'>;
  readonly pictures: Pictures;
  readonly kinds: Pick<KindRegistry, 'makers' | 'costs'>;
  readonly brands: Pick<Brands, 'forPrompt' | 'update'>;
}

export function createActionOrders({ images, generation, pictures, kinds, brands }: Deps): ActionOrders {
  const byVendor = () => kinds.makers().video === 'fal';

  async function priceIn(kind: ActionKind, input: ActionInput, userId: string): Promise<number> {
    switch (kind) {
      case 'image':
        return priceRecipe(
          'image',
          kinds.costs(),
          toImageRecipe(imageBody(input as ActionInput<'image'>), kinds.makers().image ?? 'embedded'),
        );
      case 'video':
        return generation.estimate(
          'video',
          await toVideoRecipe(input as ActionInput<'video'>, userId, { byVendor: byVendor(), pictures }),
        );
      case 'thread':
        return generation.estimate(
          'chat',
          await toChatRecipe({ brands }, userId, threadBody(input as ActionInput<'thread'>)),
        );
      case 'brand':
        return 0;
    }
  }

  return {
    async quote(kind, input, userId) {
      try {
        return { price: await priceIn(kind, input, userId), whyNot: null };
      } catch (error) {
        if (error instanceof AppError) return { price: null, whyNot: error.message };
        throw error;
      }
    },
    async place(userId, { id: key, kind, input, brand_profile_id }) {
      switch (kind) {
        case 'image':
          return images.order(userId, imageBody(input as ActionInput<'image'>), key);
        case 'video': {
          const asked = input as ActionInput<'video'>;
          const recipe = await toVideoRecipe(asked, userId, { byVendor: byVendor(), pictures });
          return generation.order({ kind: 'video', userId, recipe, asked, key });
        }
        case 'thread': {
          const asked = threadBody(input as ActionInput<'thread'>);
          const recipe = await toChatRecipe({ brands }, userId, asked);
          return generation.order({ kind: 'chat', userId, recipe, asked, key });
        }
        case 'brand':
          await brands.update(userId, brand_profile_id ?? '', input as ActionInput<'brand'>);
          return null;
      }
    },
  };
}

const imageBody = ({ style, ...input }: ActionInput<'image'>) => ({ ...input, ...(style !== null && { style }) });

const threadBody = ({ topic, posts }: ActionInput<'thread'>) => ({
  messages: [{ role: 'user' as const, content: `Write a thread of ${posts} posts about ${topic}` }],
});
