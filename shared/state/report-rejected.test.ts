import { setReporter } from '../api/report';
import { reportRejected } from './report-rejected';

const reported = jest.fn();
beforeEach(() => {
  reported.mockClear();
  setReporter(reported);
});

test.each([
  ['sign-in', 'signIn'],
  ['sign-up', 'signUp'],
  ['checkout', 'checkout'],
  ['credit purchase', 'buyCredits'],
])('a rejected %s makes one report, with the action’s name and nothing of its payload', (_what, name) => {
  reportRejected({ type: `${name}/rejected`, error: 'No.', ...{ payload: { password: 's3cret' } } });
  expect(reported).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledWith(new Error('No.'), { action: name });
  expect(JSON.stringify(reported.mock.calls)).not.toContain('s3cret');
});

test.each(['signIn/pending', 'signIn/fulfilled', 'checkout/fulfilled', 'balance/rejected'])('%s makes none', (type) => {
  reportRejected({ type });
  expect(reported).not.toHaveBeenCalled();
});
