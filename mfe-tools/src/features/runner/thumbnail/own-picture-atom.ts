import * as z from '@flint/shared/contracts/schema';
import { createOrderAtom } from '@flint/shared/orders/order-atom';

const OwnPicture = z.object({
  /** Id of a library picture; null for none. */
  id: z.catch(z.nullable(z.string()), null),
});

/** The picture of the user's own that words are set on, kept in this browser. */
export const ownPictureAtom = createOrderAtom({ key: 'flint.thumbnail.picture', form: OwnPicture });
