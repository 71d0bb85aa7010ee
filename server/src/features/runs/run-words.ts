import type { RunKind } from '@flint/shared/contracts/runs';

/** What a unit of each kind is called, once and many times. */
export const UNITS: Readonly<Record<RunKind, readonly [one: string, many: string]>> = {
  image: ['picture', 'pictures'],
  video: ['video', 'videos'],
  speech: ['speech', 'speeches'],
  transcript: ['transcript', 'transcripts'],
  music: ['music', 'pieces'],
  prompt: ['prompt', 'prompts'],
  chat: ['answer', 'answers'],
  workflow: ['step', 'steps'],
  tool: ['result', 'results'],
};

/** The sentence for a failure of which nothing more exact is known. */
export function notMade(kind: RunKind): string {
  return kind === 'workflow' ? 'The workflow could not be finished.' : `The ${UNITS[kind][0]} could not be made.`;
}
