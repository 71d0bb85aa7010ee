import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './test';

interface Form {
  colorScheme: 'light' | 'dark';
  width: number;
}

/** Each theme and each width once: enough for axe to see all colours and all layouts. */
export const DISTINCT_FORMS: readonly Form[] = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
];
const OTHER_FORMS: readonly Form[] = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
];

/**
 * Checks the page in both themes on phone and desktop: no horizontal overflow, and no axe finding in either theme or at
 * either width.
 * @param look is called in each combination
 */
export async function expectSoundInAllForms(page: Page, look?: (form: Form) => Promise<void>): Promise<void> {
  for (const form of [...OTHER_FORMS, ...DISTINCT_FORMS]) {
    await page.emulateMedia({ colorScheme: form.colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: form.width, height: 900 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${page.url()}, ${form.colorScheme}`).toBeLessThanOrEqual(form.width);
    await look?.(form);
    if (DISTINCT_FORMS.includes(form)) await expectAccessible(page);
  }
}
