import type { AnyToolDefinition } from '../definition';
import type { ListPart, Part, Shape } from '../shape';
import type { StepValues, ValueType } from './graph';
import { joinItems } from './item-text';

type Item = Readonly<Record<string, unknown>>;

/** What a tool's step gives: the whole answer as `text`, and each part by its name. */
export function toolValueTypes({
  output,
  order,
}: Pick<AnyToolDefinition, 'output' | 'order'>): Record<string, ValueType> {
  const parts = Object.entries(output).map(([name, part]): [string, ValueType] => [
    name,
    part.type === 'list' || part.type === 'words' ? 'list' : 'text',
  ]);
  if (parts.length === 0 && order) return { image: 'image' };
  return { ...Object.fromEntries(parts), text: 'text', ...(firstList(output) && { best: 'text' }) };
}

/** Reads a tool's answer into texts and lists. @param best index of the item that is taken as the best */
export function toolValues({ output }: Pick<AnyToolDefinition, 'output'>, answer: Item, best = 0): StepValues {
  const values: Record<string, string | readonly string[]> = {};
  for (const [name, part] of Object.entries(output)) values[name] = partValue(part, answer[name]);
  const whole = Object.entries(output).map(([name, part]) => wholePart(part, answer[name]));
  const list = firstList(output);
  const items = list === undefined ? [] : values[list];
  return {
    ...values,
    text: whole.filter((text) => text !== '').join('\n\n'),
    ...(Array.isArray(items) && items.length > 0 && { best: String(items[best] ?? items[0]) }),
  };
}

const firstList = (output: Shape) => Object.entries(output).find(([, { type }]) => type === 'list')?.[0];

function partValue(part: Part, value: unknown): string | readonly string[] {
  if (part.type === 'words') return Array.isArray(value) ? value.map(String) : [];
  if (part.type !== 'list') return String(value ?? '');
  const name = mainText(part);
  return asItems(value).map((item) => (name === undefined ? wholeItem(part, item) : String(item[name] ?? '')));
}

/** The part that stands for an item; undefined where the whole item does. */
function mainText({ text, item }: ListPart): string | undefined {
  const texts = Object.keys(item).filter((name) => item[name]?.type === 'text');
  return text ?? texts[0];
}

function wholePart(part: Part, value: unknown): string {
  if (part.type === 'words') return Array.isArray(value) ? value.join(' ') : '';
  if (part.type === 'choice') return part.options[String(value)] ?? String(value ?? '');
  if (part.type !== 'list') return String(value ?? '');
  return joinItems(asItems(value).map((item) => wholeItem(part, item)));
}

function wholeItem({ item: shape }: ListPart, item: Item): string {
  const texts = Object.entries(shape).map(([name, part]) => wholePart(part, item[name]));
  return texts.filter((text) => text !== '').join(texts.some((text) => text.includes('\n')) ? '\n' : ' — ');
}

const asItems = (value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);
