import lighthouse from 'lighthouse';

/** Lighthouse categories, in output order. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Metrics of the performance category, without the speed index. */
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/**
 * @typedef {object} Audit
 * @property {number[]} scores of 100, in the order of CATEGORIES
 * @property {string[]} times formatted: FCP, LCP, TBT, CLS
 * @property {string[]} faults titles of failed audits that count in a category
 * @property {number} power Lighthouse's benchmark of this machine, which classifies devices
 */

/**
 * Lighthouse's mobile audit of a page, with the settings of its command line.
 * @param {string} url
 * @param {number} port debugging port of the browser
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
 * The median audit by performance, so that outliers caused by other load of the machine do not count.
 * @param {readonly Audit[]} audits one or more
 */
export function middle(audits) {
  return audits.toSorted((a, b) => a.scores[0] - b.scores[0])[Math.floor(audits.length / 2)];
}
