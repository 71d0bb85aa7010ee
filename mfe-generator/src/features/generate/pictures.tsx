import { useSetAtom } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { OrderPage } from '../orders/order-page';
import { useRefill } from '../orders/use-refill';
import { Results } from '../results/results';
import { GenerateForm } from './generate-form';
import { orderAtom } from './order-atom';
import { orderOf } from './take-recipe';
import { useAim } from './use-aim';

interface PicturesProps {
  title: string;
  /** Tabs to other kinds, above everything. */
  tabs?: ReactNode;
}

/** The order form and the results of pictures. */
export function Pictures({ title, tabs }: PicturesProps) {
  const { fillAgain, keepSeed, startFrom, said } = useRefill(useSetAtom(orderAtom));
  const form = useRef<HTMLDivElement>(null);
  useAim(form);
  return (
    <OrderPage title={title} tabs={tabs} form={<GenerateForm />} formRef={form} said={said}>
      <Results onUseAgain={({ recipe }) => fillAgain(orderOf(recipe))} onKeepSeed={keepSeed} onExample={startFrom} />
    </OrderPage>
  );
}
