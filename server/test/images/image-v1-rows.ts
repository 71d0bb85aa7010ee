import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { startRun } from '../../src/features/runs/start-run';
import { connect, type Db } from '../../src/platform/db/database';
import { query } from '../support/query';

/** State of a run when the old release stopped. */
export interface OldRun {
  readonly userId: string;
  readonly servedBy: ServedBy;
  readonly price: number;
  readonly recipe: ImageRecipe;
  /** Steps that the workflow engine had recorded, with their results; none while the run was queued. */
  readonly steps: readonly (readonly [name: string, answer: unknown])[];
  /** Stored pictures, from the first position on. */
  readonly kept?: readonly Uint8Array[];
  /** Requests that the vendor had accepted, by position. */
  readonly requests?: Readonly<Record<number, string>>;
}

const DEADLINE_MS = 240_000;

/** Result of the old release's first step. */
export const begun = (id: string, { userId, recipe }: Pick<OldRun, 'userId' | 'recipe'>) =>
  ['begin', { plan: { id, userId, deadline: Date.now() + DEADLINE_MS }, recipe }] as const;

/**
 * Writes a run as the release before wrote it: its own rows, and those of `image.v1` as the workflow engine kept them
 * (columns and values as recorded from that release). The server must not be running.
 * @returns its id
 */
export async function writeOldRun(server: { env: NodeJS.ProcessEnv }, old: OldRun, id = randomUUID()): Promise<string> {
  const { DATABASE_URL: url = '', DATA_DIR = '' } = server.env;
  const { db, close } = connect(url, 1);
  try {
    await writeRun(db, id, old);
    for (const [position, bytes] of (old.kept ?? []).entries())
      await writePicture(db, DATA_DIR, id, old, position, bytes);
    for (const [position, requestId] of Object.entries(old.requests ?? {}))
      await db
        .insertInto('provider_request')
        .values({
          run_id: id,
          position: Number(position),
          provider: old.servedBy,
          state: 'accepted',
          request_id: requestId,
        })
        .execute();
  } finally {
    await close();
  }
  await writeWorkflow(url, id, old);
  return id;
}

async function writeRun(db: Db, id: string, { userId, servedBy, price, recipe, steps }: OldRun): Promise<void> {
  await startRun(db, {
    ...{ id, userId, kind: 'image', recipe, title: recipe.prompt, asked: recipe.count },
    ...{ description: `Picture: ${recipe.prompt}`, fingerprint: id, servedBy, price },
  });
  if (steps.length > 0)
    await db.updateTable('run').set({ status: 'running', started_at: new Date() }).where('id', '=', id).execute();
}

/** The old release wrote no `units`: it counted pictures when a run ended. */
async function writePicture(db: Db, dataDir: string, id: string, old: OldRun, position: number, bytes: Uint8Array) {
  const key = `runs/${id}/${position}.png`;
  const file = join(dataDir, 'media', key);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  await db
    .insertInto('asset')
    .values({
      ...{ id: randomUUID(), run_id: id, position, user_id: old.userId, storage_key: key, content_type: 'image/png' },
      ...{ bytes: bytes.length, width: 8, height: 8, seed: old.recipe.seed + position, dominant_color: '#336699' },
    })
    .execute();
}

const serialised = (value: unknown) => JSON.stringify({ json: value, __dbos_serializer: 'superjson' });

async function writeWorkflow(url: string, id: string, { userId, servedBy, steps }: OldRun): Promise<void> {
  const now = Date.now();
  const waits = steps.length === 0;
  await query(
    url,
    `insert into dbos.workflow_status (workflow_uuid, status, name, authenticated_user, assumed_role, authenticated_roles,
       executor_id, created_at, updated_at, application_version, application_id, recovery_attempts, queue_name,
       started_at_epoch_ms, priority, queue_partition_key, owner_xid, serialization, was_forked_from, rate_limited,
       is_debounced, application_name)
     values ($1, $2, 'image.v1', '', '', '[]', 'flint-0', $3, $3, '1', '', $4, $5, $6, 0, $7, $8, 'js_superjson', false,
       false, false, 'flint')`,
    [
      id,
      waits ? 'ENQUEUED' : 'PENDING',
      now,
      waits ? 0 : 1,
      servedBy,
      waits ? null : now,
      userId,
      waits ? null : randomUUID(),
    ],
  );
  await query(url, 'insert into dbos.workflow_input (workflow_uuid, inputs, retention_timestamp) values ($1, $2, $3)', [
    ...[id, serialised([id]), now],
  ]);
  for (const [at, [name, answer]] of steps.entries())
    await query(
      url,
      `insert into dbos.operation_outputs (workflow_uuid, function_id, function_name, output, started_at_epoch_ms,
         completed_at_epoch_ms, serialization, application_name, retention_timestamp)
       values ($1, $2, $3, $4, $5, $5, 'js_superjson', 'flint', $5)`,
      [id, at, name, serialised(answer), now],
    );
}
