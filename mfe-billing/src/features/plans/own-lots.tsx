import { useResource } from '@flint/shared/state/use-resource';
import { Lots } from './lots';
import { BILLING } from './overview';

/** The viewer's lots, once they are known. A failure leaves them out: the balance stands without them. */
export function OwnLots() {
  const { data } = useResource(BILLING);
  return data ? <Lots lots={data.lots} subscription={data.subscription} /> : null;
}
