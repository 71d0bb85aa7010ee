import { readFile } from 'node:fs/promises';

const CATEGORIES = ['toplevel', '__metadata'];
const TASK = 'ThreadControllerImpl::RunTask';
const MAIN_THREAD = 'CrRendererMain';

/**
 * Records the main-thread tasks of a page during an action.
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').Page} page
 * @param {string} file path of the trace
 * @param {() => Promise<void>} act
 * @returns {Promise<{ wallMs: number, cpuMs: number }[]>} wall-clock and CPU time of each task
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
