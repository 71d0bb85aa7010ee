import lighthouse from 'lighthouse';

/** What Lighthouse scores, in the order it is told. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** What performance consists of, beside the speed index. */
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/**
 * @typedef {object} Audit
 * @property {number[]} scores of 100, in the order of CATEGORIES
 * @property {string[]} times as a reader is told them: FCP, LCP, TBT, CLS
 * @property {string[]} faults titles of what counts in a category and is not right
 * @property {number} power Lighthouse's benchmark of this machine, by which its docs class devices
 */

/**
 * Lighthouse's mobile audit of a page, as its command line makes it.
 * @param {string} url
 * @param {number} port where the browser is told what to do
 * @returns {Promise<Audit>}
 * @throws Error when the page could not be audited
 */
export async function audit(url, port) {
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no answer'}`);
  const { categories, audits, environment } = result.lhr;
  const counted = CATEGORIES.slice(1).flatMap((id) => categories[id].auditRefs.filter(({ weight }) => weight > 0));
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id].score ?? 0) * 100)),
    times: TIMES.map((id) => audits[id].displayValue ?? '?'),
    faults: counted
      .map(({ id }) => audits[id])
      .flatMap(({ score, title }) => (score !== null && score < 1 ? [title] : [])),
    power: environment.benchmarkIndex,
  };
}

/**
 * The audit in the middle by its performance: one that something else on the machine disturbed says nothing of the page.
 * @param {readonly Audit[]} audits one or more
 */
export function middle(audits) {
  return audits.toSorted((a, b) => a.scores[0] - b.scores[0])[Math.floor(audits.length / 2)];
}
