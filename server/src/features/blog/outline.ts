import { shortened } from '@flint/shared/contracts/graphemes';

const EXCERPT_MAX = 200;

/** The sentences or lines of a text, without list marks. */
function factsIn(topic: string): string[] {
  return topic
    .split(/\n+|(?<=[.!?。])\s+/)
    .map((fact) => fact.replace(/^[-*•\d.)\s]+/, '').trim())
    .filter((fact) => fact !== '');
}

/** Escapes what Markdown would read as marks. */
const escaped = (fact: string) => fact.replace(/([\\`*_[\]<>#|])/g, '\\$1');

/**
 * An outline of the author's own facts, in order, with a place for what each needs: nothing is written for the author,
 * and nothing invented.
 */
export function outline(topic: string, category: string | undefined) {
  const [first = topic.trim(), ...rest] = factsIn(topic);
  const title = shortened(first.replace(/[.!?。？！।۔؟]+$/, ''), 120);
  const sections = (rest.length > 0 ? rest : [first]).map(
    (fact) =>
      `## ${escaped(fact.replace(/[.!?。？！।۔؟]+$/, ''))}\n\n[What supports this? An example, a number with its source.]`,
  );
  const content = [
    'This is an outline of your own facts: no language model is connected to this server.',
    '## For whom this is\n\n[Who has which problem, in one sentence.]',
    ...sections,
    `## What to do next\n\n[One thing that a reader${category ? ` interested in ${escaped(category)}` : ''} can do today.]`,
  ].join('\n\n');
  return { title, content, excerpt: shortened(first, EXCERPT_MAX) };
}
