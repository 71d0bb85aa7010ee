import type { RunOf } from '@flint/shared/contracts/runs';
import { Stream } from '@flint/shared/orders/parts/stream';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { ScanSearch } from 'lucide-react';
import { OrderPage } from '../orders/order-page';
import { useFill } from '../orders/use-refill';
import { chosenAgain } from '../pictures/chosen';
import { FoundCard } from './found-card';
import { promptOrderAtom } from './order';
import { promptFacts } from './prompt-facts';
import { PromptForm } from './prompt-form';

/** Prompts from pictures and texts; users know the page as the content reverse engineer. */
export default function PromptsPage() {
  const { said, fill } = useFill(promptOrderAtom);
  const fillAgain = ({ recipe: { images, sources, text } }: RunOf<'prompt'>) =>
    fill(
      {
        of: text === null ? 'pictures' : 'text',
        text: text ?? '',
        pictures: images.map((ref, at) => chosenAgain(ref, sources?.[at], at)),
      },
      'The form is filled with this again.',
    );
  return (
    <OrderPage title="Content reverse engineer" form={<PromptForm />} said={said}>
      <Stream
        kind="prompt"
        icon={ScanSearch}
        safe="What was found is safe."
        empty={
          <StatePanel title="Nothing here yet">
            <p>
              Choose a picture or paste a text that works. You get its palette and composition, or its hooks and
              structure, and a prompt for more like it.
            </p>
          </StatePanel>
        }
        factsOf={promptFacts}
        resultOf={(run) => <FoundCard key={run.id} run={run} />}
        onUseAgain={fillAgain}
      />
    </OrderPage>
  );
}
