import type { TextAnalysis } from '@flint/shared/contracts/analysis';

/** Most hooks named in the prompt. */
const HOOKS_NAMED = 2;

/** Prompt for another text of the same form; `{topic}` is to be filled in. */
export function writingPrompt({ hooks, structure, rhythm, reading, tone, callToAction }: TextAnalysis): string {
  const opening =
    hooks.length > 0
      ? `a hook by ${hooks
          .slice(0, HOOKS_NAMED)
          .map(({ kind }) => kind)
          .join(' and ')}`
      : 'a plain statement';
  const beats = structure.map(({ kind }) => kind).filter((kind, at, all) => kind !== all[at - 1]);
  const person = tone.person === 'they' ? 'in the third person' : `speaking as "${tone.person}"`;
  return [
    `Write about {topic} in about ${Math.max(10, Math.round(rhythm.words / 10) * 10)} words.`,
    `Open with ${opening}.`,
    `Go through these parts in order: ${beats.join(', ')}.`,
    `Keep a ${rhythm.kind} rhythm of about ${Math.max(1, Math.round(rhythm.mean))} words a sentence, ${reading.level === 'plain English' ? 'in plain English' : `${reading.level} to read`}.`,
    `Sound ${tone.energy}${tone.formal ? ' and formal' : ''}, ${person}${tone.emoji ? ', with emoji' : ''}.`,
    callToAction ? 'End with a call to action.' : 'Do not ask for anything at the end.',
  ].join(' ');
}
