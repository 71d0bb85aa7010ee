import { clipChoices } from '@flint/shared/contracts/clip-choices';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { VIDEO_SECONDS_MAX, VIDEO_SECONDS_MIN } from '@flint/shared/contracts/videos';
import type { StepInput } from '@flint/shared/tools/steps/graph';
import type { StepPart } from './part';

const asOption = (value: string) => ({ value, label: value });

/** How long a film is and its shape, as the page of films asks for them: what the one who films can make. */
export function filmParts(input: StepInput, filmedBy: ServedBy): StepPart[] {
  const { seconds, lengths, ratio, ratios, ratioHelp } = clipChoices(filmedBy, input);
  const length = { path: 'duration', label: 'Length' };
  return [
    lengths
      ? {
          ...{ ...length, takes: 'choice', value: String(seconds) },
          options: lengths.map((each) => ({ value: String(each), label: `${each} s` })),
        }
      : { ...length, takes: 'seconds', value: seconds, min: VIDEO_SECONDS_MIN, max: VIDEO_SECONDS_MAX },
    {
      ...{ path: 'aspect_ratio', label: 'Ratio', takes: 'choice', value: ratio, options: ratios.map(asOption) },
      help: ratioHelp,
    },
  ];
}
