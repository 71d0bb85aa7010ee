import { query } from './query';
import type { TestServer } from './server';
import { until } from './until';

/** Waits until the database holds a text of a run that is being written. */
export const untilKept = ({ env }: Pick<TestServer, 'env'>, runId: string, text: string): Promise<boolean> =>
  until(async () => {
    const [row] = await query(env.DATABASE_URL, `select output ->> 'content' as content from run where id = $1`, [
      runId,
    ]);
    return row?.content === text;
  }, `A checkpoint of "${text}"`);
