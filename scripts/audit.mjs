import './lib/check-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_EXCEPTIONS } from './lib/audit-exceptions.mjs';
import { judgeAudit } from './lib/judge-audit.mjs';
import { judgeLicences } from './lib/judge-licences.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** Timeout of the registry, ms. */
const PATIENCE_MS = 30_000;

/** npm's report of known vulnerabilities, or the reason why there is none. */
async function readAudit() {
  // Offline, npm reports zero vulnerabilities instead of an error.
  if (/^(true|1)$/.test(process.env.npm_config_offline ?? '')) return { missing: 'npm is set to work offline' };
  const options = ['--json', '--loglevel=silent', '--fetch-retries=0', `--fetch-timeout=${PATIENCE_MS}`];
  const { output } = await run('npm', ['audit', ...options], { quiet: true });
  try {
    const report = JSON.parse(output);
    if ('vulnerabilities' in report) return { report };
    return { missing: report.message || report.error?.summary || 'npm answered something else' };
  } catch {
    return { missing: `npm answered no JSON: ${output.slice(0, 200)}` };
  }
}

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const unlisted = judgeLicences(JSON.parse(read('package-lock.json')), read('docs/licences.md'));
for (const fault of unlisted) console.error(fault);
if (unlisted.length > 0) process.exitCode = 1;

const { report, missing } = await readAudit();
if (report) {
  const faults = judgeAudit(report, AUDIT_EXCEPTIONS, new Date().toISOString().slice(0, 10));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`No vulnerability is known, save ${AUDIT_EXCEPTIONS.length} accepted.`);
} else {
  // Many registries and mirrors lack this endpoint; a failure here would only teach people to skip the check.
  console.log(`Not checked: the registry gave no audit (${missing}).`);
}
