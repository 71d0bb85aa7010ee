/**
 * Sample runs of the product's templates: each is run with its example on the built-in engines, and what it made is kept
 * small in a folder that ships with the server: `npm run gallery:templates`, or `node scripts/sample-runs.mjs ID …`.
 */
import './lib/check-node.mjs';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { startProduct } from '../bench/lib/product.mjs';
import { newUser } from '../bench/lib/users.mjs';
import { ROOT } from './lib/root.mjs';

/** @typedef {import('@flint/shared/contracts/step-jobs').StepJob} StepJob */

const FOLDER = join(ROOT, 'server/src/features/templates/samples');
const LOOK_MS = 500;
/** Pixels of the longer side of a picture, and of a film's width. */
const PICTURE_SIDE = 640;
const FILM_WIDTH = 480;
// Quality and rates at which a sample run stays below 400 kB with all its files: a test holds that.
const PICTURE_QUALITY = 60;
const SOUND = ['-ac', '1', '-c:a', 'libmp3lame', '-b:a', '32k', '-f', 'mp3'];
const FILM = [
  ...['-vf', `scale=${FILM_WIDTH}:-2`, '-c:v', 'libx264', '-crf', '32', '-preset', 'slow', '-pix_fmt', 'yuv420p'],
  ...['-c:a', 'aac', '-b:a', '48k', '-movflags', '+faststart', '-f', 'mp4'],
];

const run = promisify(execFile);
const only = process.argv.slice(2);
const product = await startProduct();
const headers = { ...(await newUser(product)), 'content-type': 'application/json' };
try {
  const { publishedTemplates } = await ask('GET', '/api/templates/published');
  for (const { id, ownerId } of publishedTemplates)
    if (ownerId === null && (only.length === 0 || only.includes(id))) await keepRun(id);
} finally {
  await product.stop();
}

/** @param {string} method @param {string} path @param {object} [body] */
async function ask(method, path, body) {
  const answer = await fetch(product.address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** @param {string} id of a template */
async function keepRun(id) {
  const { jobId } = await ask('POST', `/api/templates/${id}/generate`, {});
  /** @type {StepJob} */
  let job;
  do {
    await delay(LOOK_MS);
    ({ job } = await ask('GET', `/api/templates/jobs/detail/${jobId}`));
  } while (job.status === 'queued' || job.status === 'running');
  if (job.status !== 'completed') throw new Error(`The run of ${id} ended as ${job.status}: ${job.message}`);
  const folder = join(FOLDER, id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const keep = keeper(id, folder);
  for (const step of job.steps) {
    step.runId = null;
    for (const picture of step.images) Object.assign(picture, await keep.picture(picture.url));
    step.media = step.media.filter(({ role }) => role === 'video' || role === 'audio');
    for (const file of step.media) Object.assign(file, await keep.media(file));
  }
  await writeFile(join(folder, 'run.json'), `${JSON.stringify({ ...job, id, resumes: null })}\n`);
  process.stdout.write(`${id}: ${job.steps.length} steps, ${job.charged} credits\n`);
}

/** Keeps files of a run under numbers. @param {string} id @param {string} folder */
function keeper(id, folder) {
  let count = 0;
  /** @param {Buffer} bytes @param {string} ending */
  const save = async (bytes, ending) => {
    count += 1;
    await writeFile(join(folder, `${count}.${ending}`), bytes);
    return `/template-samples/${id}/${count}.${ending}`;
  };
  /** @param {string} url */
  const fetched = async (url) =>
    Buffer.from(await (await fetch(new URL(url, product.address), { headers })).arrayBuffer());
  /** @param {string} url */
  const picture = async (url) => {
    const size = { width: PICTURE_SIDE, height: PICTURE_SIDE, fit: /** @type {const} */ ('inside') };
    const small = sharp(await fetched(url)).resize(size);
    const { data, info } = await small
      .webp({ quality: PICTURE_QUALITY, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    const { width, height, size: bytes } = info;
    return { url: await save(data, 'webp'), width, height, bytes, content_type: 'image/webp' };
  };
  return {
    picture,
    /** @param {StepJob['steps'][number]['media'][number]} file */
    async media({ url, role, posterUrl, width, height }) {
      const bytes = await recode(await fetched(url), role === 'video' ? FILM : SOUND);
      const isFilm = role === 'video' && width !== null && height !== null;
      return {
        ...{ url: await save(bytes, isFilm ? 'mp4' : 'mp3'), bytes: bytes.length },
        ...{ contentType: isFilm ? 'video/mp4' : 'audio/mpeg', posterUrl: posterUrl && (await picture(posterUrl)).url },
        ...(isFilm && { width: FILM_WIDTH, height: Math.round((FILM_WIDTH * height) / width / 2) * 2 }),
      };
    },
  };
}

/** @param {Buffer} bytes @param {readonly string[]} options of the system's ffmpeg */
async function recode(bytes, options) {
  const folder = await mkdtemp(join(tmpdir(), 'flint-sample-'));
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  await writeFile(from, bytes);
  await run('ffmpeg', ['-v', 'error', '-i', from, ...options, to]);
  const made = await readFile(to);
  await rm(folder, { recursive: true });
  return made;
}
