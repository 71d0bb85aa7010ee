import { askSpark } from './creators.mjs';

/** Answers at once of one creator: some wait behind the others, and say so. */
const MANY = 15;
/** Beyond every limit: the rest is refused at once, and told when to try again. */
const TOO_MANY = 60;
const REFUSED_MS = 2_000;

/** @returns {Promise<string[]>} what does not hold */
export async function measureOwnLine(address, headers) {
  const missed = [];
  const many = await askAtOnce(address, headers, MANY);
  const waited = many.filter(({ places }) => places.length > 0);
  console.log(
    `${MANY} answers at once: ${count(many)}; ${waited.length} waited and said their place (${waited.map(({ places }) => places.join('>')).join(', ')})`,
  );
  if (many.some(({ status }) => status !== 200) || waited.length === 0)
    missed.push('an own line does not say its places');
  const all = await askAtOnce(address, headers, TOO_MANY);
  const refused = all.filter(({ status }) => status !== 200);
  const slowest = Math.max(...refused.map(({ tookMs }) => tookMs));
  console.log(`${TOO_MANY} answers at once: ${count(all)}; refusals after at most ${slowest.toFixed(0)} ms`);
  const fair = refused.every(({ status, retryAfter }) => (status === 429 || status === 503) && Number(retryAfter) > 0);
  if (refused.length === 0 || !fair || slowest > REFUSED_MS) missed.push('a line without end');
  return missed;
}

const askAtOnce = (address, headers, many) =>
  Promise.all(Array.from({ length: many }, () => askSpark(address, headers)));

function count(answers) {
  const by = {};
  for (const { status } of answers) by[status] = (by[status] ?? 0) + 1;
  return Object.entries(by)
    .map(([status, number]) => `${number} × ${status}`)
    .join(', ');
}
