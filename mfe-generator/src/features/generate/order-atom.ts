import { createOrderAtom } from '@flint/shared/orders/order-atom';
import { defaultsAtom } from './defaults-atom';
import { Order } from './order';

/** The form of the generator. */
export const orderAtom = createOrderAtom({
  key: 'flint:generator-draft',
  form: Order,
  defaults: defaultsAtom,
  isBlank: ({ prompt }) => prompt === '',
});
