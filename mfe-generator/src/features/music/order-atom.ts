import { createOrderAtom } from '@flint/shared/orders/order-atom';
import { Order } from './order';

/** The state of the music form. */
export const orderAtom = createOrderAtom({ key: 'flint:music-draft', form: Order });
