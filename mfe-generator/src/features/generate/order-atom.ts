import { createOrderAtom } from '@flint/shared/orders/order-atom';
import { defaultsAtom } from './defaults-atom';
import { Order } from './order';

/** The state of the generator's form. */
export const orderAtom = createOrderAtom({
  key: 'flint:generator-draft',
  form: Order,
  defaults: defaultsAtom,
  isBlank: ({ prompt }) => prompt === '',
});
