import { expect, type Page } from 'playwright/test';
import { tabTo } from './keyboard';

/** More than any menu of values has entries. */
const MANY = 20;

/** The forms of an agent's steps in its builder. */
export const stepForms = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem');

/**
 * Adds a step by the keyboard alone, and expects the focus on its form.
 * @param words what is typed to choose its kind
 */
export async function addStepByKeys(page: Page, words: string, kind: string): Promise<void> {
  const steps = stepForms(page);
  const at = await steps.count();
  const choice = page.getByRole('combobox', { name: 'Kind of the next step' });
  await tabTo(page, choice);
  await page.keyboard.type(words);
  await expect(choice).toHaveValue(kind);
  await tabTo(page, page.getByRole('button', { name: 'Add the step' }));
  await page.keyboard.press('Enter');
  await expect(steps.nth(at)).toBeFocused();
}

/**
 * Puts a value of the form or of an earlier step into a field of a step by the keyboard alone.
 * @param value the entry of the menu
 */
export async function insertByKeys(page: Page, at: number, field: string, value: string): Promise<void> {
  await tabTo(
    page,
    stepForms(page)
      .nth(at)
      .getByRole('button', { name: `Insert into ${field}`, exact: true }),
  );
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem').filter({ hasText: value }).first();
  await entry.waitFor();
  for (let presses = 0; presses < MANY; presses++) {
    if (await entry.evaluate((row) => row === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
}
