import { readFile } from 'node:fs/promises';

const CATEGORIES = ['toplevel', '__metadata'];
const TASK = 'ThreadControllerImpl::RunTask';
const MAIN_THREAD = 'CrRendererMain';

/**
 * Watches the main thread of a page while something happens.
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').Page} page
 * @param {string} file where the trace is kept
 * @param {() => Promise<void>} act
 * @returns {Promise<{ wallMs: number, cpuMs: number }[]>} its tasks: how long by the clock, and how long on the processor
 */
export async function tasksDuring(browser, page, file, act) {
  await browser.startTracing(page, { path: file, categories: CATEGORIES });
  await act();
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(await readFile(file, 'utf8'));
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === MAIN_THREAD)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, ph, pid, tid }) => name === TASK && ph === 'X' && threads.has(`${pid} ${tid}`))
    .map(({ dur, tdur = dur }) => ({ wallMs: dur / 1000, cpuMs: tdur / 1000 }));
}
