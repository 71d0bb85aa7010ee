import type { Part, Shape } from '@flint/shared/tools/shape';
import { mainPart, readable } from '../result/place-text';

type Item = Readonly<Record<string, unknown>>;

/** Escapes characters that have a meaning in Markdown. */
const escaped = (text: string) => text.replace(/([\\`*_[\]<>#|])/g, '\\$1');

const indented = (text: string) => text.replaceAll('\n', '\n   ');

/** Exports an answer as Markdown: a heading for each part, numbered lists with the details of each item below it. */
export function toMarkdown(title: string, shape: Shape, output: Item): string {
  const parts = Object.entries(shape).map(([name, part]) => `## ${part.label}\n\n${partText(part, output[name])}`);
  return `${[`# ${escaped(title)}`, ...parts].join('\n\n')}\n`;
}

function partText(part: Part, value: unknown): string {
  if (part.type === 'list')
    return (value as readonly Item[]).map((item, at) => `${at + 1}. ${indented(itemText(part.item, item))}`).join('\n');
  // Markup for pasting elsewhere must not be escaped.
  const text = readable(part, value);
  return /^\s*[{<]/.test(text) ? `\`\`\`\n${text}\n\`\`\`` : escaped(text);
}

function itemText(shape: Shape, item: Item): string {
  const main = mainPart(shape);
  const rest = Object.entries(shape).filter(([name]) => name !== main);
  const facts = rest.map(([name, part]) => `- ${part.label}: ${escaped(readable(part, item[name]))}`);
  const own = main ? shape[main] : undefined;
  return [...(own && main ? [escaped(readable(own, item[main]))] : []), ...facts].join('\n');
}
