import { Failure } from './failure.mjs';

const AT_ONCE = 6;
const MANIFEST = 'mf-manifest.json';

const BEGIN = `mutation begin($input: ReleaseUpload!) {
  beginRelease(input: $input) { path url headers { name value } }
}`;
const REGISTER = `mutation register($input: ReleaseRegistration!) {
  registerRelease(input: $input) { stable { version } candidate { version } rollout }
}`;

/**
 * Uploads missing files, then registers the version atomically.
 * @param {import('./control-plane.mjs').ControlPlane} plane
 * @param {{ remote: string, version: string, environment: string, rollout: number | undefined, notes: string, revision: string | null }} release
 * @param {ReturnType<typeof import('./release-files.mjs').readFiles>} contents
 * @returns {Promise<{ sent: number }>}
 */
export async function publish(plane, { remote, version, ...release }, contents) {
  const manifest = contents.find(({ path }) => path === MANIFEST);
  if (!manifest) throw new Failure(`${remote} was built without ${MANIFEST}.`);
  const files = contents.map(({ path, bytes, integrity }) => ({ path, bytes, integrity }));
  const { beginRelease: uploads } = await plane.ask(BEGIN, { input: { remote, version, files } });

  const byPath = new Map(contents.map((file) => [file.path, file.content]));
  const queue = [...uploads];
  const send = async () => {
    for (let upload = queue.shift(); upload; upload = queue.shift()) await plane.put(upload, byPath.get(upload.path));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));

  await plane.ask(REGISTER, { input: { remote, version, ...release, manifestIntegrity: manifest.integrity, files } });
  return { sent: uploads.length };
}
