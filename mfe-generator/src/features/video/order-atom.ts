import { createOrderAtom } from '@flint/shared/orders/order-atom';
import { Order } from './order';

/** The form of films: one for every page that makes them. */
export const orderAtom = createOrderAtom({ key: 'flint:video-draft', form: Order });
