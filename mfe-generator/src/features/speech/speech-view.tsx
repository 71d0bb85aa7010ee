import type { RunOf } from '@flint/shared/contracts/runs';
import { Stream } from '@flint/shared/orders/parts/stream';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { AudioLines } from 'lucide-react';
import layout from '../orders/order-page.module.css';
import { useFill } from '../orders/use-refill';
import { speechOrderAtom } from './order';
import { speechFacts } from './speech-facts';
import { SpeechForm } from './speech-form';
import { SpokenCard } from './spoken-card';

/** Text-to-speech: the order form and its results. */
export default function SpeechView() {
  const { said, fill } = useFill(speechOrderAtom);
  const fillAgain = ({ recipe: { text, voice, format, speed } }: RunOf<'speech'>) =>
    fill({ text, voice, format, speed }, 'The form is filled with this text, its voice and its settings.');
  return (
    <div className={layout.order}>
      <div className={layout.form}>
        <SpeechForm />
      </div>
      <Stream
        kind="speech"
        icon={AudioLines}
        safe="Your recordings are safe."
        empty={
          <StatePanel title="Nothing here yet">
            <p>Write or paste a text, choose a voice, and hear it read. Captions come with the recording.</p>
          </StatePanel>
        }
        factsOf={speechFacts}
        resultOf={(run) => <SpokenCard key={run.id} run={run} onUseAgain={() => fillAgain(run)} />}
        onUseAgain={fillAgain}
      />
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
}
