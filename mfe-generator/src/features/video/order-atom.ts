import { createOrderAtom } from '@flint/shared/orders/order-atom';
import { Order } from './order';

/** The state of the film form, shared by all pages that make films. */
export const orderAtom = createOrderAtom({ key: 'flint:video-draft', form: Order });
