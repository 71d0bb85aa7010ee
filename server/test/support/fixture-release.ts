import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Environment } from '@flint/shared/contracts/boot';
import { CALLS_FILE, type DescribedCall } from '@flint/shared/contracts/compatibility/described-call';
import { FRAGMENTS_FILE, type Fragment, type Fragments } from '@flint/shared/contracts/fragments';
import type { RemotePage } from '@flint/shared/contracts/remote-page';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { ask } from './control-plane';
import type { TestClient } from './server';

export interface FixtureOptions {
  readonly remote: RemoteName;
  readonly environment: Environment;
  readonly version: string;
  readonly rollout?: number;
  readonly notes?: string;
  /** Content that distinguishes builds of the same version. */
  readonly content?: string;
  /** Prerendered public pages of the release. */
  readonly drawn?: readonly Fragment[];
  /** Pages that it declares; also ones that break a rule. */
  readonly routes?: readonly (RemotePage | object)[];
  /** Ids of further pages, and slots. */
  readonly more?: { readonly pages?: readonly string[]; readonly slots?: readonly object[] };
  /** The calls that it was built with. */
  readonly calls?: readonly DescribedCall[];
  /** Contract range that it requires. */
  readonly requires?: string;
  readonly force?: boolean;
  readonly why?: string;
  /** Tampers with a file after its hash was taken. */
  readonly tamper?: (path: string, bytes: Buffer) => Buffer;
}

export const hashOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Files of a small remote, without a build. */
export function fixtureFiles({
  remote,
  version,
  content = 'v',
  drawn,
  routes = [],
  more,
  calls,
  requires = '^1.0.0',
}: FixtureOptions): Map<string, Buffer> {
  const entry = Buffer.from(`globalThis.${content} = ${JSON.stringify({ remote, version })};`);
  const fragments = drawn && Buffer.from(JSON.stringify({ frame: null, pages: [...drawn] } satisfies Fragments));
  const manifest = {
    metaData: {
      flint: {
        name: remote,
        version,
        builtAgainst: '1.0.0',
        requires,
        pages: [],
        slots: [],
        routes,
        ...more,
      },
      integrity: {
        'remoteEntry.js': hashOf(entry),
        ...(fragments && { [FRAGMENTS_FILE]: hashOf(fragments) }),
      },
      remoteEntry: { name: 'remoteEntry.js' },
    },
    exposes: [{ assets: { js: { sync: [] }, css: { sync: [] } } }],
  };
  return new Map([
    ['mf-manifest.json', Buffer.from(JSON.stringify(manifest))],
    ['remoteEntry.js', entry],
    ['remoteEntry.js.br', brotliCompressSync(entry)],
    ...(fragments ? [[FRAGMENTS_FILE, fragments] as const] : []),
    ...(calls ? [[CALLS_FILE, Buffer.from(JSON.stringify(calls))] as const] : []),
  ]);
}

/** Uploads and registers a fixture with a release token, as the release command does. @returns the last answer */
export async function releaseFixture(client: TestClient, token: string, options: FixtureOptions) {
  const { remote, version, environment, rollout, notes = '', force, why, tamper = (_path, bytes) => bytes } = options;
  const contents = fixtureFiles(options);
  const files = [...contents].map(([path, bytes]) => ({ path, bytes: bytes.length, integrity: hashOf(bytes) }));
  const begun = await ask<{ beginRelease: { path: string; url: string }[] } | null>(
    client,
    'mutation ($input: ReleaseUpload!) { beginRelease(input: $input) { path url } }',
    { input: { remote, version, files } },
    token,
  );
  const statuses: number[] = [];
  for (const { path, url } of begun.data?.beginRelease ?? []) {
    const body = new Uint8Array(tamper(path, contents.get(path) ?? Buffer.alloc(0)));
    statuses.push((await client.fetch(url, { method: 'PUT', body })).status);
  }
  if (begun.code) return { ...begun, statuses };
  const manifestIntegrity = files[0]?.integrity;
  const registered = await ask(
    client,
    'mutation ($input: ReleaseRegistration!) { registerRelease(input: $input) { rollout } }',
    { input: { remote, version, environment, notes, files, manifestIntegrity, rollout, force, why } },
    token,
  );
  return { ...registered, statuses };
}
