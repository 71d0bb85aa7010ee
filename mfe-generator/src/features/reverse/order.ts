import { type PromptFromImagesBody, REFERENCE_IMAGES_MAX } from '@flint/shared/contracts/prompt-from-images';
import * as z from '@flint/shared/contracts/schema';
import { createOrderAtom } from '@flint/shared/orders/order-atom';
import { Chosen } from '../pictures/chosen';

/** The stored form. An upload can be used for a day. */
const ReverseOrder = z.object({
  of: z.catch(z.enum(['pictures', 'text']), 'pictures'),
  pictures: z.catch(z.array(Chosen).check(z.maxLength(REFERENCE_IMAGES_MAX)), []),
  text: z.catch(z.string(), ''),
});
export type ReverseOrder = z.infer<typeof ReverseOrder>;

export const reverseOrderAtom = createOrderAtom({ key: 'flint:reverse-draft', form: ReverseOrder });

/** The request body of the form. */
export function toBody({ of, pictures, text }: ReverseOrder): PromptFromImagesBody {
  return of === 'text' ? { text: text.trim() } : { images: pictures.map(({ ref }) => ref) };
}
