import type { ActionKind, SparkAction } from '@flint/shared/contracts/spark-actions';
import { formatNumber } from '@flint/shared/ui/format-number';

/** Title and button of each kind of card. */
export const ACTION_WORDS: Readonly<Record<ActionKind, { title: string; verb: string }>> = {
  image: { title: 'Make a picture', verb: 'Make it' },
  video: { title: 'Make a video', verb: 'Make it' },
  thread: { title: 'Write a thread', verb: 'Write it' },
  brand: { title: 'Change the brand profile', verb: 'Change it' },
  edit: { title: 'Edit the picture', verb: 'Edit it' },
  upscale: { title: 'Upscale the picture', verb: 'Upscale it' },
  cutout: { title: 'Remove the background', verb: 'Remove it' },
  template: { title: 'Run a template', verb: 'Run it' },
  agent: { title: 'Run an agent', verb: 'Run it' },
};

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The full input that is ordered on approval. */
export function factsOf(action: SparkAction): readonly Fact[] {
  switch (action.kind) {
    case 'image': {
      const { prompt, aspect_ratio, style, num_images } = action.input;
      return facts({
        Prompt: prompt,
        Shape: aspect_ratio,
        Style: style,
        Pictures: num_images > 1 ? formatNumber(num_images) : null,
      });
    }
    case 'video': {
      const { prompt, aspect_ratio, duration } = action.input;
      return facts({ Prompt: prompt, Shape: aspect_ratio, Length: `${duration} s` });
    }
    case 'thread':
      return facts({ Topic: action.input.topic, Posts: formatNumber(action.input.posts) });
    case 'brand': {
      const { description, tone, audience, hashtags, wordsToUse, wordsToAvoid } = action.input;
      return facts({
        ...{ Description: description, Tone: tone, Audience: audience, Hashtags: hashtags?.join(' ') },
        ...{ 'Words to use': wordsToUse?.join(', '), 'Words to avoid': wordsToAvoid?.join(', ') },
      });
    }
    case 'edit': {
      const { pictureName, prompt, strength } = action.input;
      return facts({ Picture: pictureName, 'What to change': prompt, Strength: `${Math.round(strength * 100)}%` });
    }
    case 'upscale':
      return facts({ Picture: action.input.pictureName, Size: `${action.input.factor}×` });
    case 'cutout':
      return facts({ Picture: action.input.pictureName });
    case 'template':
      return facts({ Template: action.input.name, ...named(action.input.inputs) });
    case 'agent':
      return facts({ Agent: action.input.name, ...named(action.input.inputs) });
  }
}

/** Values by the names of a form, which are words: `who_it_is_for`. */
const named = (inputs: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '),
      value,
    ]),
  );

const facts = (all: Record<string, string | null | undefined>): Fact[] =>
  Object.entries(all).flatMap(([label, value]) => (value ? [{ label, value }] : []));
