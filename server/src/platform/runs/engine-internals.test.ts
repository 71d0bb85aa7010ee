import { createRequire } from 'node:module';
import { engineInternals } from './engine-internals';

const fromEngine = createRequire(require.resolve('@dbos-inc/dbos-sdk'));

interface Database {
  registerRunningWorkflow(id: string, queue: string): { readonly promise: Promise<unknown> };
  trackRunningWorkflow(id: string, entry: object, work: Promise<unknown>): void;
  countRunningWorkflowsForQueue(queue: string): number;
}
const { SystemDatabase } = fromEngine('./system_database.js') as { SystemDatabase: { prototype: Database } };

test('this version of the workflow engine has what engine-internals.ts uses of it', () => {
  // Everything that can be read before the engine starts has been read by then.
  expect(engineInternals).toThrow('The workflow engine is not started.');
});

test('the engine counts a workflow out before its promise settles', async () => {
  const runningWorkflowMap = new Map<string, { queueName: string; promise: Promise<unknown> }[]>();
  const database = Object.assign(Object.create(SystemDatabase.prototype) as Database, { runningWorkflowMap });
  let end = () => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  database.trackRunningWorkflow('a', database.registerRunningWorkflow('a', 'drawing'), work);
  const [running] = runningWorkflowMap.get('a') ?? [];
  expect(running?.queueName).toBe('drawing');
  expect(database.countRunningWorkflowsForQueue('drawing')).toBe(1);
  end();
  await running?.promise;
  expect(database.countRunningWorkflowsForQueue('drawing')).toBe(0);
});
