import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { OrderPage } from '../orders/order-page';
import { useRefill } from '../orders/use-refill';
import { Results } from '../results/results';
import { GenerateForm } from './generate-form';
import { orderAtom } from './order-atom';
import { orderOf } from './take-recipe';
import { useAim } from './use-aim';

/** Describe a picture and see it made. */
export default function GeneratorPage() {
  const { fillAgain, keepSeed, startFrom, said } = useRefill(useSetAtom(orderAtom));
  const form = useRef<HTMLDivElement>(null);
  useAim(form);
  return (
    <OrderPage title="Generator" form={<GenerateForm />} formRef={form} said={said}>
      <Results onUseAgain={({ recipe }) => fillAgain(orderOf(recipe))} onKeepSeed={keepSeed} onExample={startFrom} />
    </OrderPage>
  );
}
