import { Stream } from '@flint/shared/orders/parts/stream';
import { StreamEmpty } from '@flint/shared/orders/parts/stream-empty';
import { Image } from 'lucide-react';
import { EXAMPLE_PROMPTS } from './example-prompts';
import { factsOf } from './facts-of';
import { RunSet, type UseAgain } from './run-set';

interface ResultsProps extends UseAgain {
  onExample: (prompt: string) => void;
}

/** The list of picture runs. */
export function Results({ onExample, ...again }: ResultsProps) {
  return (
    <Stream
      kind="image"
      icon={Image}
      safe="Your pictures are safe."
      empty={<StreamEmpty examples={EXAMPLE_PROMPTS} onExample={onExample} />}
      factsOf={factsOf}
      resultOf={(run, newest) => <RunSet key={run.id} run={run} large={newest} {...again} />}
      onUseAgain={again.onUseAgain}
    />
  );
}
