import { KINDS, type RunKind } from '@flint/shared/contracts/kinds';
import { Badge } from '@flint/shared/ui/badge';
import { BalancePill } from '@flint/shared/ui/balance-pill';
import { Bill } from '@flint/shared/ui/bill';
import { Elapsed } from '@flint/shared/ui/elapsed';
import { Icon } from '@flint/shared/ui/icon';
import { KindIcon } from '@flint/shared/ui/kind-icon';
import { Logo, LogoMark } from '@flint/shared/ui/logo';
import { Image } from 'lucide-react';
import { LONG } from '../sample';
import type { Group } from '../specimen';

const opened = new Date().toISOString();
const TONES = [
  ['plain', 'Draft'],
  ['good', 'Done'],
  ['warn', 'Expiring'],
  ['bad', 'Failed'],
  ['ember', 'Running'],
] as const;

/** Statuses, numbers, names. */
export const marks: Group = {
  id: 'marks',
  title: 'Words and figures',
  sheets: [
    {
      file: 'badge.tsx',
      layout: 'row',
      states: [
        ...TONES.map(([tone, word]) => ({ name: tone, show: <Badge tone={tone}>{word}</Badge> })),
        {
          name: 'live',
          show: (
            <Badge tone="ember" dot>
              Running
            </Badge>
          ),
        },
        { name: 'long text', show: <Badge>{LONG}</Badge> },
      ],
    },
    {
      file: 'balance-pill.tsx',
      layout: 'row',
      note: 'Under 20 credits it warns.',
      states: [
        { name: 'plenty', show: <BalancePill balance={1284} /> },
        { name: 'asked again', show: <BalancePill balance={1284} loading /> },
        { name: 'unknown', show: <BalancePill balance={undefined} /> },
        { name: 'low', show: <BalancePill balance={18} /> },
        { name: 'one', show: <BalancePill balance={1} /> },
        { name: 'empty', show: <BalancePill balance={0} /> },
        { name: 'low, asked again', show: <BalancePill balance={18} loading /> },
      ],
    },
    {
      file: 'bill.tsx',
      layout: 'full',
      states: [
        {
          name: 'lines and a sum',
          show: (
            <Bill
              lines={[
                { label: 'Pictures', value: '4 × 1' },
                { label: LONG, value: '1,284 credits' },
              ]}
              sum={{ label: 'Together', value: '1,288 credits' }}
            />
          ),
        },
      ],
    },
    { file: 'elapsed.tsx', states: [{ name: 'since this page was loaded', show: <Elapsed since={opened} /> }] },
    {
      file: 'kind-icon.tsx',
      layout: 'row',
      note: 'By the row of each kind.',
      states: (Object.keys(KINDS) as RunKind[]).map((kind) => ({ name: kind, show: <KindIcon kind={kind} /> })),
    },
    {
      file: 'icon.tsx',
      layout: 'row',
      states: [
        { name: '20 px', show: <Icon of={Image} /> },
        { name: 'small', show: <Icon of={Image} small /> },
      ],
    },
    {
      file: 'logo.tsx',
      layout: 'row',
      states: [
        { name: 'lock-up', show: <Logo /> },
        { name: 'mark', show: <LogoMark /> },
      ],
    },
  ],
};
