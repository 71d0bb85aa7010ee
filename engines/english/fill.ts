import type { Random } from './random';
import { articleFor, capital } from './words';

/** Values of a template's placeholders; a template that needs a missing one is skipped. */
export type Slots = Readonly<Record<string, string | undefined>>;

const lookUp = (slots: Slots, name: string): string | undefined => {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  const value = slots[small];
  return value && name !== small ? capital(value) : value;
};

/**
 * Fills a template: picks one of each `<one|another>` and replaces placeholders such as `{topic}`; `{Topic}` is
 * capitalised. Corrects "a"/"an" by the word that follows.
 * @returns undefined when a needed value is missing
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

/** Fills up to `count` of the templates in a random order, without duplicates; skips those that cannot be filled. */
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

/** Fills one random template; an empty text when none can be filled. */
export function one(templates: readonly string[], slots: Slots, random: Random): string {
  return deal(templates, slots, random, 1)[0] ?? '';
}
