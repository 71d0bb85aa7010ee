import { Stream } from '@flint/shared/orders/parts/stream';
import { StreamEmpty } from '@flint/shared/orders/parts/stream-empty';
import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { OrderPage } from '../orders/order-page';
import { useRefill } from '../orders/use-refill';
import { EXAMPLE_PROMPTS } from './example-prompts';
import { Film } from './film';
import { orderOf } from './order';
import { orderAtom } from './order-atom';
import { VideoForm } from './video-form';
import { factsOf } from './words';

interface FilmsProps {
  title: string;
  /** Whether films on this page always start from a picture. */
  fromPicture?: boolean;
  /** Tabs to other kinds, above everything. */
  tabs?: ReactNode;
}

/** The order form and the results of films. */
export function Films({ title, fromPicture = false, tabs }: FilmsProps) {
  const { fillAgain, keepSeed, startFrom, said } = useRefill(orderAtom);
  return (
    <OrderPage title={title} tabs={tabs} form={<VideoForm fromPicture={fromPicture} />} said={said}>
      <Stream
        kind="video"
        icon={Clapperboard}
        safe="Your films are safe."
        empty={<StreamEmpty examples={EXAMPLE_PROMPTS} onExample={startFrom} />}
        factsOf={factsOf}
        resultOf={(run) => (
          <Film
            key={run.id}
            run={run}
            onUseAgain={() => fillAgain(orderOf(run.recipe))}
            onKeepSeed={() => keepSeed(run.recipe.seed)}
          />
        )}
        onUseAgain={(run) => fillAgain(orderOf(run.recipe))}
      />
    </OrderPage>
  );
}
