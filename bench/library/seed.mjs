import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { drawPictures } from './pictures.mjs';
import { promptAt, searchAt } from './words.mjs';

const PER_RUN = 4;
const BATCH_RUNS = 500;
const MODELS = ['fal-ai/flux/dev', 'fal-ai/flux-pro/v1.1-ultra', 'fal-ai/recraft-v3'];
const STYLES = ['photorealistic', 'artistic', 'cartoon', 'sketch', null];
const MINUTE_MS = 60_000;

/**
 * Seeds a user's library without generating: finished runs of four pictures, a minute apart, newest first, which
 * share a few files. Charges no credits and writes no ledger entries.
 * @param {object} options
 * @param {string} options.databaseUrl of a migrated database
 * @param {string} options.mediaDir the server's `DATA_DIR/media`, on this machine
 * @param {string} options.userId
 * @param {number} [options.count] pictures; default 5,000
 * @returns {Promise<{ pictures: number, runs: number }>}
 */
export async function seedLibrary({ databaseUrl, mediaDir, userId, count = 5_000 }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const place = keepPictures(mediaDir, await drawPictures());
    const runs = Math.ceil(count / PER_RUN);
    const newest = Date.now();
    for (let from = 0; from < runs; from += BATCH_RUNS) {
      const batch = Array.from({ length: Math.min(BATCH_RUNS, runs - from) }, (_, index) =>
        seededRun(from + index, userId, newest, Math.min(PER_RUN, count - (from + index) * PER_RUN)),
      );
      await insert(client, 'run', batch);
      await insert(
        client,
        'asset',
        batch.flatMap((run) => assetsOf(run, place)),
      );
    }
    await client.query('vacuum analyze run, asset');
    return { pictures: count, runs };
  } finally {
    await client.end();
  }
}

function seededRun(
  /** @type {number} */ index,
  /** @type {string} */ userId,
  /** @type {number} */ newest,
  /** @type {number} */ count,
) {
  const at = new Date(newest - index * MINUTE_MS).toISOString();
  const ratio = ['1:1', '16:9', '9:16'][index % 3] ?? '1:1';
  const recipe = {
    prompt: promptAt(index),
    model: MODELS[index % MODELS.length],
    style: STYLES[index % STYLES.length],
    aspectRatio: ratio,
    count,
    seed: index * PER_RUN,
    imageUrl: null,
  };
  return {
    id: randomUUID(),
    user_id: userId,
    kind: 'image',
    status: 'completed',
    phase: 'Done',
    title: recipe.prompt,
    asked: count,
    recipe,
    search: searchAt(index),
    fingerprint: 'seeded',
    served_by: 'embedded',
    cost_version: 'seeded',
    price: count,
    charged: count,
    created_at: at,
    started_at: at,
    finished_at: new Date(newest - index * MINUTE_MS + 4_200).toISOString(),
  };
}

/**
 * Writes each picture once.
 * @returns a function that creates another name for the picture of an aspect ratio: a separate object, without new
 *   bytes
 */
function keepPictures(
  /** @type {string} */ mediaDir,
  /** @type {Awaited<ReturnType<typeof drawPictures>>} */ pictures,
) {
  const kept = pictures.map((picture, index) => {
    const file = join(mediaDir, `seeded/originals/${index}.webp`);
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) writeFileSync(file, picture.bytes);
    return { ...picture, file };
  });
  return (
    /** @type {string} */ runId,
    /** @type {number} */ position,
    /** @type {string} */ ratio,
    /** @type {number} */ seed,
  ) => {
    const ofRatio = kept.filter((picture) => picture.ratio === ratio);
    const { file, ...picture } = ofRatio[seed % ofRatio.length] ?? ofRatio[0];
    const key = `seeded/${runId}/${position}.webp`;
    mkdirSync(dirname(join(mediaDir, key)), { recursive: true });
    rmSync(join(mediaDir, key), { force: true });
    linkSync(file, join(mediaDir, key));
    return { ...picture, key };
  };
}

function assetsOf(
  /** @type {ReturnType<typeof seededRun>} */ run,
  /** @type {ReturnType<typeof keepPictures>} */ place,
) {
  return Array.from({ length: run.recipe.count }, (_, position) => {
    const seed = run.recipe.seed + position;
    const { key, bytes, width, height, colour } = place(run.id, position, run.recipe.aspectRatio, seed);
    return {
      id: randomUUID(),
      run_id: run.id,
      position,
      user_id: run.user_id,
      storage_key: key,
      content_type: 'image/webp',
      bytes: bytes.byteLength,
      width,
      height,
      seed,
      dominant_color: colour,
      favourite: seed % 25 === 0,
      created_at: run.finished_at,
    };
  });
}

/** Inserts a batch of rows with one statement. */
async function insert(
  /** @type {pg.Client} */ client,
  /** @type {'run' | 'asset'} */ table,
  /** @type {object[]} */ rows,
) {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const text = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`;
  await client.query(text, [JSON.stringify(rows)]);
}
