import { enterPhase, type Flag } from './phase';

const FLAGS: Flag[] = ['loading', 'creating', 'updating', 'deleting', 'generating'];

describe.each(FLAGS)('%s', (flag) => {
  const idle = { [flag]: false, error: 'before', kept: 1 } as Record<Flag, boolean> & {
    error: string | null;
    kept: number;
  };
  const pending = enterPhase(idle, flag, 'pending');

  test('is true while pending, and clears the previous error', () => {
    expect(pending).toEqual({ [flag]: true, error: null, kept: 1 });
  });
  test('is false once fulfilled', () => {
    expect(enterPhase(pending, flag, 'fulfilled')).toEqual({ [flag]: false, error: null, kept: 1 });
  });
  test('is false once rejected, with the message', () => {
    expect(enterPhase(pending, flag, 'rejected', 'No.')).toEqual({ [flag]: false, error: 'No.', kept: 1 });
  });
});
