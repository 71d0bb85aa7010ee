import { Failure } from './failure.mjs';

const AT_ONCE = 6;
const MANIFEST = 'mf-manifest.json';

const BEGIN = `mutation begin($input: ReleaseUpload!) {
  beginRelease(input: $input) { path url headers { name value } }
}`;
const BEGIN_PREVIEW = `mutation begin($input: PreviewUpload!) {
  beginPreview(input: $input) { path url headers { name value } }
}`;
const REGISTER_PREVIEW = `mutation register($input: PreviewRegistration!) {
  registerPreview(input: $input) { environment branch version expiresAt address link }
}`;
const REGISTER = `mutation register($input: ReleaseRegistration!) {
  registerRelease(input: $input) { stable { version } candidate { version } rollout }
}`;

/**
 * Uploads missing files, then registers the version atomically.
 * @param {import('./control-plane.mjs').ControlPlane} plane
 * @param {{ remote: string, version: string, environment: string, rollout: number | undefined, why: string, notes: string, force?: boolean, revision: string | null }} release
 * @param {Contents} contents
 * @returns {Promise<{ sent: number }>}
 */
export async function publish(plane, { remote, version, ...release }, contents) {
  const { files, manifestIntegrity } = announce(remote, contents);
  const { beginRelease: uploads } = await plane.ask(BEGIN, { input: { remote, version, files } });
  await send(plane, uploads, contents);
  await plane.ask(REGISTER, { input: { remote, version, ...release, manifestIntegrity, files } });
  return { sent: uploads.length };
}

/**
 * The same for a preview of a branch.
 * @param {import('./control-plane.mjs').ControlPlane} plane
 * @param {{ remote: string, version: string, environment: string, branch: string, hours: number | undefined, why: string, force?: boolean, revision: string | null }} preview
 * @param {Contents} contents
 * @returns {Promise<{ environment: string, branch: string, version: string, expiresAt: string, address: string, link: string }>}
 */
export async function publishPreview(plane, { remote, environment, ...preview }, contents) {
  const { files, manifestIntegrity } = announce(remote, contents);
  const { beginPreview: uploads } = await plane.ask(BEGIN_PREVIEW, { input: { remote, environment, files } });
  await send(plane, uploads, contents);
  const input = { remote, environment, ...preview, manifestIntegrity, files };
  return (await plane.ask(REGISTER_PREVIEW, { input })).registerPreview;
}

/** @typedef {ReturnType<typeof import('./release-files.mjs').readFiles>} Contents */

/** Every file with its hash, and that of the manifest. @throws Failure without a manifest */
function announce(remote, contents) {
  const manifest = contents.find(({ path }) => path === MANIFEST);
  if (!manifest) throw new Failure(`${remote} was built without ${MANIFEST}.`);
  const files = contents.map(({ path, bytes, integrity }) => ({ path, bytes, integrity }));
  return { files, manifestIntegrity: manifest.integrity };
}

/** Uploads the missing files. */
async function send(plane, uploads, contents) {
  const byPath = new Map(contents.map((file) => [file.path, file.content]));
  const queue = [...uploads];
  const work = async () => {
    for (let upload = queue.shift(); upload; upload = queue.shift()) await plane.put(upload, byPath.get(upload.path));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
