import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import type { Field } from '@flint/shared/tools/fields';
import { expect, type Locator, type Page } from 'playwright/test';

type Values = Readonly<Record<string, unknown>>;

/** Up to this many choices are radio buttons; more are a list box. */
const SHOWN_CHOICES = 3;

/** Page object of a tool's form; fields are found by their labels. */
export class ToolForm {
  readonly button: Locator;

  constructor(
    private readonly page: Page,
    private readonly definition: AnyToolDefinition,
  ) {
    this.button = page.getByRole('button', { name: /· \d+ credits?$/ }).and(page.locator('[type=submit]'));
  }

  /** Price on the submit button. */
  async price(): Promise<number> {
    const words = (await this.button.textContent()) ?? '';
    return Number(/(\d+) credits?$/.exec(words)?.[1]);
  }

  /** Fills in the fields that have a value. */
  async fill(values: Values): Promise<void> {
    for (const [name, field] of Object.entries(this.definition.inputs))
      if (values[name] !== undefined) await this.fillOne(field, values[name]);
  }

  /** Expects that the form holds these values. */
  async expectHolds(values: Values): Promise<void> {
    const { inputs } = this.definition;
    const wanted = Object.entries(inputs).flatMap(([name, field]): [string, string][] => {
      const shown = values[name] === undefined || field.type === 'upload' ? '' : asShown(field, values[name]);
      return shown === '' ? [] : [[field.label, shown]];
    });
    const form = this.page.locator('form').filter({ has: this.button });
    await expect.poll(() => form.evaluate(readForm)).toMatchObject(Object.fromEntries(wanted));
  }

  private async fillOne(field: Field, value: unknown): Promise<void> {
    const name = { name: field.label, exact: true };
    switch (field.type) {
      case 'text':
      case 'long':
        return this.textbox(field).fill(String(value));
      case 'number':
        return this.page.getByRole('slider', name).or(this.page.getByRole('textbox', name)).fill(String(value));
      case 'choice': {
        const label = asShown(field, value);
        if (Object.keys(field.options).length > SHOWN_CHOICES) {
          await this.page.getByRole('combobox', name).selectOption({ label });
          return;
        }
        // The radio itself is visually hidden under its label.
        return this.page.getByRole('group', name).getByText(label, { exact: true }).click();
      }
      case 'list':
        return this.textbox(field).fill(`${(value as string[]).join(',')},`);
      case 'toggle':
        return this.page.getByRole('switch', name).setChecked(value === true);
      case 'upload':
        return;
    }
  }

  /** The label of an optional field says that it is optional. */
  private textbox({ label }: Field): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${escaped(label)}(\\s*Optional)?$`) });
  }
}

/** A value as the form shows it. */
function asShown(field: Field, value: unknown): string {
  if (field.type === 'choice') return field.options[String(value)] ?? '';
  return field.type === 'list' ? (value as string[]).join(', ') : String(value);
}

/** Runs in the page: value of each field, by its label. One call for all fields, because each call takes time. */
function readForm(form: Element): Record<string, string> {
  const found: Record<string, string> = {};
  const labelOf = (element: Element | null) => element?.firstChild?.textContent ?? '';
  for (const label of form.querySelectorAll('label')) {
    const { control } = label;
    if (control instanceof HTMLSelectElement) found[labelOf(label)] = control.selectedOptions[0]?.text ?? '';
    else if (control instanceof HTMLTextAreaElement) found[labelOf(label)] = control.value;
    else if (control instanceof HTMLInputElement) {
      if (control.type === 'radio') {
        const legend = labelOf(control.closest('fieldset')?.querySelector('legend') ?? null);
        if (control.checked) found[legend] = label.textContent ?? '';
      } else if (control.type === 'checkbox') found[label.textContent ?? ''] = String(control.checked);
      else found[labelOf(label)] = control.value;
    }
  }
  for (const list of form.querySelectorAll('ul[aria-label]'))
    found[list.getAttribute('aria-label') ?? ''] = [...list.children].map((item) => item.textContent).join(', ');
  return found;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
