import { createOrderAtom } from '@flint/shared/orders/order-atom';
import { Order } from './order';

/** The form of the music generator. */
export const orderAtom = createOrderAtom({ key: 'flint:music-draft', form: Order });
