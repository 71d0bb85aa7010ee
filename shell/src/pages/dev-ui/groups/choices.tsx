import { Checkbox } from '@flint/shared/ui/checkbox';
import { Chip } from '@flint/shared/ui/chip';
import { RadioCards } from '@flint/shared/ui/radio-cards';
import { Segmented } from '@flint/shared/ui/segmented';
import { Switch } from '@flint/shared/ui/switch';
import citrus from '../../home/img/citrus-640.webp';
import lake from '../../home/img/lake-640.webp';
import pears from '../../home/img/pears-640.webp';
import { Live } from '../live';
import { LONG } from '../sample';
import type { Group } from '../specimen';

const COUNTS = [1, 2, 3, 4].map((value) => ({ value, label: value }));
const STYLES = [
  { value: 'photorealistic', label: 'Photorealistic', media: <img src={citrus} alt="" /> },
  { value: 'artistic', label: 'Artistic', media: <img src={lake} alt="" /> },
  { value: 'sketch', label: 'Sketch', media: <img src={pears} alt="" /> },
];
const SHAPES = (
  [
    ['1:1', 12, 12],
    ['16:9', 16, 9],
    ['9:16', 9, 16],
  ] as const
).map(([value, width, height]) => ({
  value,
  label: value,
  media: (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect x={12 - width / 2} y={12 - height / 2} width={width} height={height} />
    </svg>
  ),
}));

function Toggle({ initial, disabled = false, label }: { initial: boolean; disabled?: boolean; label: string }) {
  return (
    <Live initial={initial}>
      {(on, set) => (
        <Switch checked={on} onChange={set} disabled={disabled}>
          {label}
        </Switch>
      )}
    </Live>
  );
}

/** Choices of one or more options. */
export const choices: Group = {
  id: 'choices',
  title: 'Choices',
  sheets: [
    {
      file: 'checkbox.tsx',
      note: 'Waits for Save; what acts at once is a switch.',
      states: [
        { name: 'off', show: <Checkbox>Keep me signed in</Checkbox> },
        { name: 'on', show: <Checkbox defaultChecked>Keep me signed in</Checkbox> },
        { name: 'disabled', show: <Checkbox disabled>Keep me signed in</Checkbox> },
        {
          name: 'on, disabled',
          show: (
            <Checkbox defaultChecked disabled>
              Keep me signed in
            </Checkbox>
          ),
        },
        { name: 'long text', show: <Checkbox>{LONG}</Checkbox> },
      ],
    },
    {
      file: 'switch.tsx',
      states: [
        { name: 'off', show: <Toggle initial={false} label="Reduce motion" /> },
        { name: 'on', show: <Toggle initial label="Reduce motion" /> },
        { name: 'disabled', show: <Toggle initial={false} disabled label="Reduce motion" /> },
        { name: 'on, disabled', show: <Toggle initial disabled label="Reduce motion" /> },
        { name: 'long text', show: <Toggle initial label={LONG} /> },
      ],
    },
    {
      file: 'chip.tsx',
      layout: 'row',
      states: [
        { name: 'rest', show: <Chip>Window light</Chip> },
        {
          name: 'toggle, pressed',
          show: (
            <Live<boolean> initial>
              {(on, set) => (
                <Chip pressed={on} onClick={() => set(!on)}>
                  Favourites
                </Chip>
              )}
            </Live>
          ),
        },
        {
          name: 'toggle',
          show: (
            <Live initial={false}>
              {(on, set) => (
                <Chip pressed={on} onClick={() => set(!on)}>
                  Sketch
                </Chip>
              )}
            </Live>
          ),
        },
        { name: 'disabled', show: <Chip disabled>Sketch</Chip> },
        { name: 'long text', show: <Chip>{LONG}</Chip> },
      ],
    },
    {
      file: 'segmented.tsx',
      layout: 'full',
      states: [
        {
          name: 'numbers',
          show: (
            <Live initial={1}>
              {(value, set) => <Segmented label="Pictures" segments={COUNTS} value={value} onChange={set} />}
            </Live>
          ),
        },
        {
          name: 'fill',
          show: (
            <Live initial={4}>
              {(value, set) => <Segmented label="Pictures" segments={COUNTS} value={value} onChange={set} fill />}
            </Live>
          ),
        },
        {
          name: 'long text',
          show: (
            <Live initial="photorealistic">
              {(value, set) => (
                <Segmented
                  label="Style"
                  segments={[...STYLES, { value: 'long', label: LONG }]}
                  value={value}
                  onChange={set}
                />
              )}
            </Live>
          ),
        },
      ],
    },
    {
      file: 'radio-cards.tsx',
      layout: 'full',
      states: [
        {
          name: 'pictures',
          show: (
            <Live initial="artistic">{(value, set) => <RadioCards cards={STYLES} value={value} onChange={set} />}</Live>
          ),
        },
        {
          name: 'tiles',
          show: (
            <Live<'1:1' | '16:9' | '9:16'> initial="1:1">
              {(value, set) => <RadioCards cards={SHAPES} value={value} onChange={set} look="tile" />}
            </Live>
          ),
        },
      ],
    },
  ],
};
