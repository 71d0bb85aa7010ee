import { Stream } from '@flint/shared/orders/parts/stream';
import { StreamEmpty } from '@flint/shared/orders/parts/stream-empty';
import { Music } from 'lucide-react';
import { OrderPage } from '../orders/order-page';
import { useRefill } from '../orders/use-refill';
import { EXAMPLE_PROMPTS } from './example-prompts';
import { MusicForm } from './music-form';
import { orderOf } from './order';
import { orderAtom } from './order-atom';
import { Piece } from './piece';
import { factsOf } from './words';

/** The order form and the results of music. */
export default function MusicPage() {
  const { fillAgain, keepSeed, startFrom, said } = useRefill(orderAtom);
  return (
    <OrderPage title="Music generator" form={<MusicForm />} said={said}>
      <Stream
        kind="music"
        icon={Music}
        safe="Your pieces are safe."
        empty={<StreamEmpty examples={EXAMPLE_PROMPTS} onExample={startFrom} />}
        factsOf={factsOf}
        resultOf={(run) => (
          <Piece
            key={run.id}
            run={run}
            onUseAgain={(field) => fillAgain(orderOf(run.recipe), field)}
            onKeepSeed={() => keepSeed(run.recipe.seed)}
          />
        )}
        onUseAgain={(run) => fillAgain(orderOf(run.recipe))}
      />
    </OrderPage>
  );
}
