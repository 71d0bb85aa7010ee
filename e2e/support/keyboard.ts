import { expect, type Locator, type Page } from 'playwright/test';

/** Upper limit of key presses: more than any page has tab stops. */
const MANY = 120;

/** The focused element. `null`: none, as before the first Tab and after the last stop. */
interface Stop {
  name: string;
  /** Its visible focus indicator, from the computed style; `null` when there is none. */
  ring: string | null;
  /** Whether it is visible: inside the window and not covered. */
  inSight: boolean;
}

/** Runs in the page. A control may be drawn by its label or its box, which then shows the focus ring. */
function readStop(): Stop | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const shown = focused.closest('label') ?? focused;
  const around = [focused, shown, shown.parentElement, shown.parentElement?.parentElement];
  const outline = [...around, ...shown.querySelectorAll('*')]
    .filter((element) => element instanceof Element)
    .map((element) => getComputedStyle(element))
    .find(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)?.outline;
  const box = shown.getBoundingClientRect();
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  const there = right > left && bottom > top ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused.textContent;
  return {
    name: `${focused.tagName.toLowerCase()} ${focused.ariaLabel ?? label?.trim() ?? ''}`.slice(0, 60),
    // The calendar button of a date field is in the closed shadow tree, so the field itself does not match.
    ring: focused.matches(':focus-visible, :not(:focus)') && outline ? outline : null,
    inSight: there !== null && (shown.contains(there) || there.contains(shown)),
  };
}

/** The focused stop, which must be visible and have a focus indicator. */
async function expectSeen(page: Page): Promise<Stop | null> {
  const stop = await page.evaluate(readStop);
  if (stop === null) return null;
  // The page may still be scrolling the stop into view.
  if (!stop.inSight) await expect.poll(async () => (await page.evaluate(readStop))?.inSight, stop.name).toBe(true);
  expect(stop.ring, `the ring around: ${stop.name}`).not.toBeNull();
  return stop;
}

/** Presses Tab until the target has the focus; every stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  const passed: string[] = [];
  while (passed.length < MANY) {
    passed.push((await press(page, key))?.name ?? 'nothing');
    if (await target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`${MANY} presses of ${key} did not come to ${target}, but to ${passed.join(', ')}`);
}

/**
 * Tabs through a page from start to end and back: no focus trap, and every stop is visible.
 * @returns the names of the stops
 */
export async function walk(page: Page): Promise<string[]> {
  const forth: string[] = [];
  for (let stop = await press(page, 'Tab'); stop !== null; stop = await press(page, 'Tab')) {
    forth.push(stop.name);
    if (forth.length > MANY) throw new Error(`The focus does not leave the page after ${forth.slice(-5).join(', ')}`);
  }
  const back: string[] = [];
  while (back.length < forth.length) back.push((await press(page, 'Shift+Tab'))?.name ?? 'nothing');
  expect(back.reverse()).toEqual(forth);
  return forth;
}

async function press(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop | null> {
  await page.keyboard.press(key);
  return expectSeen(page);
}
