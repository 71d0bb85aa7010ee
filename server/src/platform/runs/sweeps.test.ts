import { type Sweep, startSweeps } from './sweeps';

const log = { debug: jest.fn(), error: jest.fn() };
let sweeps: ReturnType<typeof startSweeps> | undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await sweeps?.stop();
  jest.useRealTimers();
});

const sweep = (name: string, run: () => Promise<void>, everyMs = 100): Sweep => ({ name, everyMs, run });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('sweeps: one that throws is logged by name, runs again, and starves no other', async () => {
  const fault = new Error('the table is gone');
  const throws = jest.fn().mockRejectedValue(fault);
  const works = jest.fn().mockResolvedValue(undefined);
  sweeps = startSweeps([sweep('throws', throws), sweep('works', works)], log);
  await pass(250);
  expect([throws.mock.calls.length, works.mock.calls.length]).toEqual([3, 3]);
  expect(log.error).toHaveBeenCalledTimes(3);
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ sweep: 'throws', err: fault }), expect.any(String));
  expect(log.debug).toHaveBeenCalledWith({ sweep: 'works', ms: expect.any(Number) }, expect.any(String));
});

test('sweeps: one that throws before its first await is isolated too', async () => {
  const works = jest.fn().mockResolvedValue(undefined);
  const throws = () => {
    throw new Error('at once');
  };
  sweeps = startSweeps([sweep('throws', throws), sweep('works', works)], log);
  await pass(0);
  expect(works).toHaveBeenCalledTimes(1);
});

test('sweeps: one that hangs starves no other and never overlaps itself; stop waits for it', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hangs = jest.fn(() => held);
  const works = jest.fn().mockResolvedValue(undefined);
  sweeps = startSweeps([sweep('hangs', hangs), sweep('works', works)], log);
  await pass(450);
  expect([hangs.mock.calls.length, works.mock.calls.length]).toEqual([1, 5]);

  const stopped = jest.fn();
  const stopping = sweeps.stop().then(stopped);
  await pass(1000);
  expect(stopped).not.toHaveBeenCalled();
  release();
  await stopping;
  await pass(1000);
  expect([hangs.mock.calls.length, works.mock.calls.length]).toEqual([1, 5]);
});

test('sweeps: each keeps its own interval, counted from the end of its last run', async () => {
  const slow = jest.fn(() => new Promise<void>((resolve) => void setTimeout(resolve, 50)));
  const often = jest.fn().mockResolvedValue(undefined);
  sweeps = startSweeps([sweep('slow', slow, 200), sweep('often', often, 50)], log);
  await pass(510);
  expect([slow.mock.calls.length, often.mock.calls.length]).toEqual([3, 11]);
  const stopping = sweeps.stop();
  await pass(50);
  await stopping;
});

test('sweeps: every run is reported; a listener that throws stops nothing', async () => {
  const fault = new Error('no');
  const onSweep = jest.fn(() => {
    throw new Error('the metrics are gone');
  });
  const works = jest.fn().mockRejectedValueOnce(fault).mockResolvedValue(undefined);
  sweeps = startSweeps([sweep('works', works)], log, onSweep);
  await pass(150);
  expect(onSweep.mock.calls).toEqual([
    [{ name: 'works', ms: expect.any(Number), error: fault }],
    [{ name: 'works', ms: expect.any(Number), error: undefined }],
  ]);
});

test('sweeps: two of one name are refused', () => {
  const one = sweep('runs', async () => {});
  expect(() => startSweeps([one, one], log)).toThrow('runs');
});
