import type { RunOf } from '@flint/shared/contracts/runs';
import { Stream } from '@flint/shared/orders/parts/stream';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { Captions } from 'lucide-react';
import layout from '../orders/order-page.module.css';
import { useFill } from '../orders/use-refill';
import { ANY_LANGUAGE, transcribeOrderAtom } from './order';
import { TranscribeForm } from './transcribe-form';
import { TranscriptCard } from './transcript-card';
import { transcriptFacts } from './transcript-facts';

/** Transcription: the order form and its results. */
export default function TranscribeView() {
  const { said, fill } = useFill(transcribeOrderAtom);
  const fillAgain = ({ recipe: { uploadId, audioUrl, name, language } }: RunOf<'transcript'>) =>
    fill(
      {
        from: uploadId === null ? 'address' : 'file',
        upload: uploadId === null ? null : { id: uploadId, name },
        address: audioUrl ?? '',
        language: language ?? ANY_LANGUAGE,
      },
      'The form is filled with this recording.',
    );
  return (
    <div className={layout.order}>
      <div className={layout.form}>
        <TranscribeForm />
      </div>
      <Stream
        kind="transcript"
        icon={Captions}
        safe="Your transcripts are safe."
        empty={
          <StatePanel title="Nothing here yet">
            <p>Choose a recording or a video. You get its words with their times, as text and as captions.</p>
          </StatePanel>
        }
        factsOf={transcriptFacts}
        resultOf={(run) => <TranscriptCard key={run.id} run={run} />}
        onUseAgain={fillAgain}
      />
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
}
