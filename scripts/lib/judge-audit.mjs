/**
 * Compares npm's report with the accepted advisories.
 * @param {{ vulnerabilities: Record<string, { via: (string | { url: string, name: string, title: string, severity: string, range: string })[] }> }} report `npm audit --json`
 * @param {readonly import('./audit-exceptions.mjs').AuditException[]} exceptions
 * @param {string} today `YYYY-MM-DD`
 * @returns {string[]} one line per fault, empty when there is none
 */
export function judgeAudit(report, exceptions, today) {
  const advisories = advisoriesOf(report);
  const accepted = new Set(exceptions.map(({ id }) => id));
  return [
    ...[...advisories.values()]
      .filter(({ id }) => !accepted.has(id))
      .map(({ id, name, range, severity, title, url }) => `${id} ${name} ${range} (${severity}): ${title}. ${url}`),
    ...exceptions.flatMap((exception) => {
      if (!advisories.has(exception.id))
        return `${exception.id} ${exception.package}: npm no longer reports it. Remove its exception.`;
      if (exception.until < today)
        return `${exception.id} ${exception.package}: its exception ended on ${exception.until}.`;
      return [];
    }),
  ];
}

/** Deduplicates advisories: npm repeats one, by name only, under each package that depends on the vulnerable one. */
function advisoriesOf({ vulnerabilities }) {
  const direct = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((cause) => typeof cause === 'object'));
  return new Map(
    direct.map((advisory) => [advisory.url.split('/').pop(), { ...advisory, id: advisory.url.split('/').pop() }]),
  );
}
