import type { ActionInput, ActionKind, PICTURE_ACTIONS } from '@flint/shared/contracts/spark-actions';
import { AppError } from '../../platform/http/app-error';
import type { Brands } from '../brands/brands-service';
import type { Generation } from '../generation/generation-service';
import type { RunRow } from '../runs/tables';
import type { FormAction, FormOrders } from './form-orders';
import type { SparkActionRow } from './tables';

/** Quote for a card: its price, or why it cannot be ordered. */
export interface Quote {
  readonly price: number | null;
  readonly whyNot: string | null;
}

type PictureAction = (typeof PICTURE_ACTIONS)[number];

/** Orders proposals from the features that make them, just as their own pages do. */
export interface ActionOrders {
  quote(kind: ActionKind, input: ActionInput, userId: string): Promise<Quote>;
  /** Orders it under its own id (idempotency key). @returns null for a change that is applied at once */
  place(userId: string, action: SparkActionRow): Promise<RunRow | null>;
}

interface ActionOrdersDeps {
  readonly generation: Pick<Generation, 'orderBody' | 'estimateBody'>;
  readonly brands: Pick<Brands, 'update'>;
  readonly forms: FormOrders;
  /** The address of an attached picture of a user; undefined for any other id. */
  readonly attachedPicture: (userId: string, id: string) => Promise<string | undefined>;
}

export function createActionOrders({ generation, brands, forms, attachedPicture }: ActionOrdersDeps): ActionOrders {
  /** An order for a picture made from another. */
  async function editBody(userId: string, input: ActionInput<PictureAction>) {
    const { picture, pictureName: _name, ...rest } = input;
    return { ...rest, image_url: (await attachedPicture(userId, picture)) ?? picture };
  }

  async function priceIn(kind: ActionKind, input: ActionInput, userId: string): Promise<number> {
    switch (kind) {
      case 'image':
        return generation.estimateBody('image', userId, imageBody(input as ActionInput<'image'>));
      case 'video':
        return generation.estimateBody('video', userId, input);
      case 'thread':
        return generation.estimateBody('chat', userId, threadBody(input as ActionInput<'thread'>));
      case 'brand':
        return 0;
      case 'template':
      case 'agent':
        return forms.price(userId, input as FormAction);
      case 'edit':
      case 'upscale':
      case 'cutout':
        return generation.estimateBody(kind, userId, await editBody(userId, input as ActionInput<PictureAction>));
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
          return generation.orderBody({ kind, userId, body: imageBody(input as ActionInput<'image'>), key });
        case 'video':
          return generation.orderBody({ kind, userId, body: input, key });
        case 'thread':
          return generation.orderBody({ kind: 'chat', userId, body: threadBody(input as ActionInput<'thread'>), key });
        case 'brand':
          await brands.update(userId, brand_profile_id ?? '', input as ActionInput<'brand'>);
          return null;
        case 'template':
        case 'agent':
          return forms.place(userId, input as FormAction, key);
        case 'edit':
        case 'upscale':
        case 'cutout': {
          const body = await editBody(userId, input as ActionInput<PictureAction>);
          return generation.orderBody({ kind, userId, body, key });
        }
      }
    },
  };
}

const imageBody = ({ style, ...input }: ActionInput<'image'>) => ({ ...input, ...(style !== null && { style }) });

const threadBody = ({ topic, posts }: ActionInput<'thread'>) => ({
  messages: [{ role: 'user' as const, content: `Write a thread of ${posts} posts about ${topic}` }],
});
