/**
 * Finds production packages whose licence needs a decision.
 * @param {{ packages: Record<string, { license?: string, dev?: boolean, link?: boolean }> }} lock package-lock.json
 * @param {string} page docs/licences.md: permissive licences in its text, and other packages in the first column of its table
 * @returns {string[]} one line per package, empty when there is none
 */
export function judgeLicences({ packages }, page) {
  const lines = page.split('\n');
  const isRow = (line) => line.startsWith('|');
  const permissive = new Set(quotedIn(lines.filter((line) => !isRow(line))));
  const named = quotedIn(lines.filter(isRow).map((line) => line.split('|')[1])).map(patternOf);
  return Object.entries(packages).flatMap(([path, { license = 'none', dev, link }]) => {
    // Workspaces have none.
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (!name || dev || link || named.some((pattern) => pattern.test(name)) || isPermitted(license, permissive))
      return [];
    return `${name} has the licence ${license}, which docs/licences.md does not list: add it there, or use another package.`;
  });
}

const quotedIn = (lines) => lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, quoted]) => quoted));

/** `@scope/*` names every package of the scope. */
const patternOf = (name) => new RegExp(`^${name.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** Reads an SPDX expression without nesting: one side of an OR is enough, every side of an AND is needed. */
function isPermitted(expression, permissive) {
  const sides = expression.replace(/[()]/g, '').split(' OR ');
  return sides.some((side) => side.split(' AND ').every((licence) => permissive.has(licence.trim())));
}
