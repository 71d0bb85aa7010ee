import { EventEmitter, once } from 'node:events';
import { createDeferred } from './deferred';

const log = { error: jest.fn() };
beforeEach(() => log.error.mockClear());

test('settled() waits for all work started before it', async () => {
  const deferred = createDeferred(log);
  const done: string[] = [];
  const gate = new EventEmitter();
  deferred.run('slow', async () => {
    await once(gate, 'open');
    done.push('slow');
  });
  const settled = deferred.settled().then(() => done.push('settled'));
  await Promise.resolve();
  gate.emit('open');
  await settled;
  expect(done).toEqual(['slow', 'settled']);
});

test('a failure is logged by name and does not stop other work', async () => {
  const deferred = createDeferred(log);
  const err = new Error('no server');
  deferred.run('mailing a code', () => Promise.reject(err));
  await expect(deferred.settled()).resolves.toBeUndefined();
  expect(log.error).toHaveBeenCalledWith({ err }, 'mailing a code failed');
});
