import { ApiError } from './api-error';

test.each([
  [400, 'You have insufficient credits: 4 needed.', true],
  [400, 'INSUFFICIENT CREDITS', true],
  [400, 'Describe the picture.', false],
  [402, 'insufficient credits', false],
  [undefined, 'insufficient credits', false],
])('status %s "%s" is a low balance: %s', (status, message, low) => {
  expect(new ApiError('generateImage', message, { status }).insufficientCredits).toBe(low);
});
