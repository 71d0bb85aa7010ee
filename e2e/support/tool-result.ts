import { formatPosition } from '@flint/shared/contracts/position';
import { checkOutput } from '@flint/shared/tools/check';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import type { FieldId } from '@flint/shared/tools/limits/fields';
import { RULES, type RuleBook, rulesOf } from '@flint/shared/tools/limits/limits';
import { measure } from '@flint/shared/tools/measure/measure';
import { outputSchema } from '@flint/shared/tools/output-schema';
import { partsIn } from '@flint/shared/tools/paths';
import type { Part } from '@flint/shared/tools/shape';
import { expect, type Locator } from 'playwright/test';

const BOOK: RuleBook = RULES;

/** A rendered result: its parts by their names, and its counters. */
interface RenderedResult {
  readonly parts: readonly { readonly label: string; readonly text: string; readonly rows: number }[];
  readonly counters: readonly { readonly text: string; readonly state: string }[];
}

/** Runs in the page. */
function readResult(result: Element): RenderedResult {
  const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ');
  const parts = [...result.querySelectorAll('section[aria-label]')].map((section) => ({
    label: section.getAttribute('aria-label') ?? '',
    text: words(section),
    rows: section.querySelectorAll(':scope > ol > li, :scope > [role="group"] tbody > tr, :scope > div > ol > li')
      .length,
  }));
  const counters = [...result.querySelectorAll('[data-state][data-severity]')].map((counter) => ({
    text: words(counter),
    state: counter.getAttribute('data-state') ?? '',
  }));
  return { parts, counters };
}

/** A value as it is displayed. */
function asRead(part: Part, value: unknown): string[] {
  switch (part.type) {
    case 'text':
      return String(value).split('\n');
    case 'number':
      return [part.unit === 'seconds' ? formatPosition(Number(value)) : String(value)];
    case 'choice':
      return [part.options[String(value)] ?? String(value)];
    case 'words':
      return [...(value as readonly string[])];
    case 'list':
      return [];
  }
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Expects that every part of an answer is shown in its place, lists are complete, and no counter is over its limit. */
export async function expectShown(result: Locator, { output: shape }: AnyToolDefinition, output: object) {
  const { parts, counters } = await result.evaluate(readResult);
  for (const [name, part] of Object.entries(shape)) {
    const value = (output as Readonly<Record<string, unknown>>)[name];
    const shown = parts.find(({ label }) => label === part.label);
    expect(shown, `${part.label} is shown`).toBeDefined();
    if (part.type === 'list') expect([name, shown?.rows]).toEqual([name, (value as unknown[]).length]);
    for (const found of partsIn({ [name]: part }, { [name]: value }))
      for (const text of asRead(found.part, found.value))
        expect(shown?.text, `${found.path} can be read`).toContain(squeezed(text));
  }
  for (const { text, state } of counters) {
    const [used = Number.NaN, most = Number.NaN] = (text.match(/[\d,]+/g) ?? []).map((n) =>
      Number(n.replace(/,/g, '')),
    );
    expect(used, text).toBeLessThanOrEqual(most);
    expect([text, state]).not.toEqual([text, 'over']);
  }
}

/** Expects that an answer has the tool's shape, and no part exceeds its platform's limit. */
export function expectSound(definition: AnyToolDefinition, output: object, input: object): void {
  const read = outputSchema(definition.output).safeParse(output);
  expect(read.error?.issues ?? []).toEqual([]);
  expect(read.data).toEqual(output);
  expect(checkOutput(definition, output, input).filter(({ severity }) => severity === 'error')).toEqual([]);
  for (const { path, part, value } of partsIn(definition.output, output)) {
    if (part.type === 'list' || part.type === 'words') {
      const { length } = value as readonly unknown[];
      expect(length, path).toBeGreaterThanOrEqual(part.min);
      expect(length, path).toBeLessThanOrEqual(part.max);
    }
    if (part.type === 'text' && part.field) expectWithin(part.field, String(value), path);
    if (part.type === 'words' && part.each) for (const word of value as string[]) expectWithin(part.each, word, path);
  }
}

/** Measures independently of the product's own rules. */
function expectWithin(field: FieldId, text: string, path: string): void {
  for (const id of rulesOf(field)) {
    const rule = BOOK[id];
    if (rule.measured !== 'text' || rule.severity !== 'refused' || rule.scope === 'api') continue;
    expect(measure(text, rule.unit), `${path}, ${id}`).toBeLessThanOrEqual(rule.max ?? Number.POSITIVE_INFINITY);
  }
}
