#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ControlPlane } from './control-plane.mjs';
import { Failure, main } from './failure.mjs';
import { publish } from './publish.mjs';
import { readFiles } from './release-files.mjs';

const USAGE = `Usage: flint-release --env <environment> --why "…" [--rollout <percent>] [--notes "…"]

Releases the remote that was built into dist, with the version of package.json.
  FLINT_URL, FLINT_RELEASE_TOKEN   the server, and the token that its staff made for this remote`;

await main(async () => {
  const text = { type: 'string' };
  const { values } = parseArgs({ options: { env: text, why: text, rollout: text, notes: text } });
  const { FLINT_URL: url = '', FLINT_RELEASE_TOKEN: token } = process.env;
  if (!values.env || !values.why?.trim()) throw new Failure(USAGE);
  if (!URL.canParse(url) || !token) throw new Failure(`FLINT_URL or FLINT_RELEASE_TOKEN is missing.\n\n${USAGE}`);
  if (values.rollout !== undefined && !/^(\d{1,2}|100)$/.test(values.rollout))
    throw new Failure(`--rollout is a whole percentage from 0 to 100, not ${values.rollout}.`);
  const file = resolve('dist/mf-manifest.json');
  if (!existsSync(file)) throw new Failure('There is no dist/mf-manifest.json. Build the remote first: npm run build');
  const { name: remote, version } = JSON.parse(readFileSync(file, 'utf8')).metaData.flint;
  const { env: environment, why, notes = '' } = values;
  const rollout = values.rollout === undefined ? undefined : Number(values.rollout);
  const release = { remote, version, environment, rollout, why, notes, revision: null };
  const { sent } = await publish(new ControlPlane({ url, token }), release, readFiles('dist'));
  console.log(`${remote} ${version} is in ${environment} (${sent} files sent).`);
});
