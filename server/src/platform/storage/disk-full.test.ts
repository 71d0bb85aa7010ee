import { isDiskFull } from './disk-full';

const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

test.each([
  coded('ENOSPC'),
  coded('EDQUOT'),
  coded('53100', 'could not extend file "base/5/2619"'),
  new Error('ffmpeg ended with 1: lake.mp4: No space left on device'),
  new Error('the picture could not be kept', { cause: new Error('worker', { cause: coded('ENOSPC') }) }),
])('%s is a full disk', (error) => expect(isDiskFull(error)).toBe(true));

test.each([coded('ENOENT'), coded('53300'), new Error('no space in this sentence'), 'ENOSPC', undefined])(
  '%s is not',
  (error) => expect(isDiskFull(error)).toBe(false),
);
