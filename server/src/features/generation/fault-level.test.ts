import { ProviderError } from '@flint/engines/spec/provider-error';
import { AppError } from '../../platform/http/app-error';
import { Lost } from './attempt';
import { faultLevel } from './fault-level';

test.each([
  ['a provider that fails', new ProviderError('failed'), 'warn'],
  ['a refusal', new AppError('invalid_input', 'No.'), 'warn'],
  ['a lost answer', new Lost('Lost.'), 'warn'],
  ['a bug', new TypeError('x is undefined'), 'error'],
] as const)('%s is logged by its level', (_what, error, level) => {
  expect(faultLevel(error)).toBe(level);
});

test('what a cancelled run throws is expected', () => {
  expect(faultLevel(new TypeError('aborted'), AbortSignal.abort())).toBe('warn');
});
