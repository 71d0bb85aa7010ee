import { enterPhase, type Flag } from './phase';

const FLAGS: [string, Flag][] = [
  ['STATE-04', 'loading'],
  ['STATE-05', 'creating'],
  ['STATE-06', 'updating'],
  ['STATE-07', 'deleting'],
  ['STATE-08', 'generating'],
];

describe.each(FLAGS)('%s %s', (_, flag) => {
  const idle = { [flag]: false, error: 'before', kept: 1 } as Record<Flag, boolean> & {
    error: string | null;
    kept: number;
  };
  const pending = enterPhase(idle, flag, 'pending');

  test('STATE-01 is true while pending, and the earlier error is gone', () => {
    expect(pending).toEqual({ [flag]: true, error: null, kept: 1 });
  });
  test('STATE-02 is false once fulfilled', () => {
    expect(enterPhase(pending, flag, 'fulfilled')).toEqual({ [flag]: false, error: null, kept: 1 });
  });
  test('STATE-03 is false once rejected, with the message', () => {
    expect(enterPhase(pending, flag, 'rejected', 'No.')).toEqual({ [flag]: false, error: 'No.', kept: 1 });
  });
});
