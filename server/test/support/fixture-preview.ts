import type { Preview } from '@flint/shared/contracts/releases';
import { ask } from './control-plane';
import { type FixtureOptions, fixtureFiles, hashOf } from './fixture-release';
import type { TestClient } from './server';

interface PreviewOptions extends Omit<FixtureOptions, 'rollout' | 'notes'> {
  readonly branch?: string;
  readonly hours?: number;
}

/** Uploads and registers a fixture as a preview, as the release command does. @returns the last answer */
export async function previewFixture(client: TestClient, token: string, options: PreviewOptions) {
  const { remote, version, environment, branch = 'main', hours, force, why = 'to look at', tamper } = options;
  const contents = fixtureFiles(options);
  const files = [...contents].map(([path, bytes]) => ({ path, bytes: bytes.length, integrity: hashOf(bytes) }));
  const begun = await ask<{ beginPreview: { path: string; url: string }[] } | null>(
    client,
    'mutation ($input: PreviewUpload!) { beginPreview(input: $input) { path url } }',
    { input: { remote, environment, files } },
    token,
  );
  const uploads = begun.data?.beginPreview ?? [];
  for (const { path, url } of uploads) {
    const bytes = contents.get(path) ?? Buffer.alloc(0);
    await client.fetch(url, { method: 'PUT', body: new Uint8Array(tamper ? tamper(path, bytes) : bytes) });
  }
  if (begun.code) return { preview: undefined, sent: 0, code: begun.code, message: begun.message };
  const manifestIntegrity = files[0]?.integrity;
  const { data, code, message } = await ask<{ registerPreview: Preview } | null>(
    client,
    `mutation ($input: PreviewRegistration!) { registerPreview(input: $input) {
      id remote branch version who expiresAt address link
    } }`,
    { input: { remote, environment, branch, version, files, manifestIntegrity, hours, force, why } },
    token,
  );
  return { preview: data?.registerPreview, sent: uploads.length, code, message };
}
