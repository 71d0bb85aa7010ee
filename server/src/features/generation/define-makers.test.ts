import type { KINDS } from '@flint/shared/contracts/kinds';
import type { Feature } from '../../platform/composition/define-feature';
import { defineMakers, type EveryKindMade } from './define-makers';
import type { Kind } from './kind';

/** Two rows: one that the feature below makes, and one that nobody makes. */
type Known = Pick<typeof KINDS, 'speech' | 'steps' | 'upload'>;
type Wider = Known & { readonly echo: (typeof KINDS)['speech'] };

const speech = defineMakers({ id: 'speech', kinds: () => [{ name: 'speech' } as Kind<'speech'>] });

test('a row that no feature makes does not compile', () => {
  const features = [speech] as const;
  const whole: readonly Feature[] = features satisfies EveryKindMade<typeof features, Known>;
  // @ts-expect-error no feature makes the kind echo
  const lacking: readonly Feature[] = features satisfies EveryKindMade<typeof features, Wider>;
  expect(lacking).toBe(whole);
});
