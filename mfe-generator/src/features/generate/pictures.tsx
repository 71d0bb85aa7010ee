import { lazyPart } from '@flint/shared/ui/lazy-part';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useRef } from 'react';
import { OrderPage } from '../orders/order-page';
import { useRefill } from '../orders/use-refill';
import { Results } from '../results/results';
import { aimAtom } from './aim-atom';
import { GenerateForm } from './generate-form';
import { orderAtom } from './order-atom';
import { orderOf } from './take-recipe';

/** Lazy: only after something elsewhere chose a field. */
const TakeAim = lazyPart(() => import(/* webpackChunkName: "late" */ './take-aim'));

interface PicturesProps {
  title: string;
  /** Tabs to other kinds, above everything. */
  tabs?: ReactNode;
}

/** The order form and the results of pictures. */
export function Pictures({ title, tabs }: PicturesProps) {
  const { fillAgain, keepSeed, startFrom, said } = useRefill(orderAtom);
  const form = useRef<HTMLDivElement>(null);
  const aim = useAtomValue(aimAtom);
  return (
    <OrderPage title={title} tabs={tabs} form={<GenerateForm />} formRef={form} said={said}>
      <Suspense>{aim && <TakeAim aim={aim} form={form} />}</Suspense>
      <Results onUseAgain={({ recipe }) => fillAgain(orderOf(recipe))} onKeepSeed={keepSeed} onExample={startFrom} />
    </OrderPage>
  );
}
