import { openThrottled } from '../lib/slow-phone.mjs';

const PATIENCE_MS = 30_000;

/**
 * Opens a page with an empty cache and presses a button: at its first paint, or once all that is fetched is there.
 * @param {{ path: string, button: RegExp, took: string }} target `took`: an expression that is true once the press took effect
 * @param {'paint' | 'fetched'} moment
 * @returns {Promise<number>} milliseconds from the press to its effect
 */
export async function press(browser, address, { path, button, took }, moment) {
  const { context, page } = await openThrottled(browser);
  try {
    await page.addInitScript(watch, took);
    await page.goto(address + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
      timeout: PATIENCE_MS,
    });
    if (moment === 'fetched') await page.waitForLoadState('networkidle');
    // As a finger does: without the moves of a mouse, which would start the program before the press.
    await page.getByRole('button', { name: button }).first().dispatchEvent('click');
    await page.waitForFunction(() => performance.getEntriesByName('took').length > 0, undefined, {
      timeout: PATIENCE_MS,
    });
    return await page.evaluate(() => {
      const [pressed, done] = ['pressed', 'took'].map((name) => performance.getEntriesByName(name)[0].startTime);
      return done - pressed;
    });
  } finally {
    await context.close();
  }
}

/** Runs in the page: marks the first press, and the frame in which its effect is seen. */
function watch(took) {
  const isDone = new Function(`return ${took}`);
  const look = () => {
    if (isDone()) performance.mark('took');
    else requestAnimationFrame(look);
  };
  addEventListener(
    'click',
    () => {
      performance.mark('pressed');
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
