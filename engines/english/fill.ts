import type { Random } from './random';
import { articleFor, capital } from './words';

/** What stands in a template's places; a missing one rules out every template that needs it. */
export type Slots = Readonly<Record<string, string | undefined>>;

const lookUp = (slots: Slots, name: string): string | undefined => {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  const value = slots[small];
  return value && name !== small ? capital(value) : value;
};

/**
 * A template with its choices `<one|another>` made and its places `{topic}` filled; `{Topic}` is the same with a large
 * first letter. Articles agree with what they stand before.
 * @returns undefined when something it needs is not there
 */
function fill(template: string, slots: Slots, random: Random): string | undefined {
  let lacks = false;
  const filled = template
    .replace(/<([^<>]*)>/g, (_, choices: string) => {
      const [first = '', ...others] = choices.split('|');
      return random.pick([first, ...others]);
    })
    .replace(/\{(\w+)(\??)\}/g, (_, name: string, silent: string) => {
      const value = lookUp(slots, name);
      lacks ||= value === undefined || value === '';
      return silent ? '' : (value ?? '');
    });
  if (lacks) return undefined;
  return filled
    .replace(
      /\b([Aa])n? (?=(\p{L}+))/gu,
      (_, letter: string, word: string) => `${letter === 'A' ? capital(articleFor(word)) : articleFor(word)} `,
    )
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** As many of the templates as can be filled, in a chance order, each once, none like another. */
export function deal(templates: readonly string[], slots: Slots, random: Random, count: number): string[] {
  const left = [...templates];
  const dealt: string[] = [];
  while (left.length > 0 && dealt.length < count) {
    const [template = ''] = left.splice(Math.floor(random.next() * left.length), 1);
    const text = fill(template, slots, random);
    if (text !== undefined && !dealt.includes(text)) dealt.push(text);
  }
  return dealt;
}

/** One of the templates that can be filled; empty when none can. */
export function one(templates: readonly string[], slots: Slots, random: Random): string {
  return deal(templates, slots, random, 1)[0] ?? '';
}
