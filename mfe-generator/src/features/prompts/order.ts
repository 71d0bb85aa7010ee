import { type PromptBody, REFERENCE_IMAGES_MAX } from '@flint/shared/contracts/prompts';
import * as z from '@flint/shared/contracts/schema';
import { createOrderAtom } from '@flint/shared/orders/order-atom';
import { Chosen } from '../pictures/chosen';

/** The stored form. An upload can be used for a day. */
const PromptOrder = z.object({
  of: z.catch(z.enum(['pictures', 'text']), 'pictures'),
  pictures: z.catch(z.array(Chosen).check(z.maxLength(REFERENCE_IMAGES_MAX)), []),
  text: z.catch(z.string(), ''),
});
export type PromptOrder = z.infer<typeof PromptOrder>;

// The key is that of earlier releases, whose drafts are kept.
export const promptOrderAtom = createOrderAtom({ key: 'flint:reverse-draft', form: PromptOrder });

/** The request body of the form. */
export function toBody({ of, pictures, text }: PromptOrder): PromptBody {
  return of === 'text' ? { text: text.trim() } : { images: pictures.map(({ ref }) => ref) };
}
