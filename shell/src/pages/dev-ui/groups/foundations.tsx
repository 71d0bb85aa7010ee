import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { VisuallyHidden } from '@flint/shared/ui/visually-hidden';
import clsx from 'clsx';
import { LONG } from '../sample';
import type { Group, State } from '../specimen';
import { Swatches } from '../swatches';

const DISPLAY: readonly State[] = ['d5', 'd4', 'd3', 'd2', 'd1'].map((role) => ({
  name: role,
  show: <p className={text[role]}>Vases in window light</p>,
}));

const RUNNING: readonly State[] = ['h', 'lead', 'small', 'tiny', 'strong', 'num', 'code', 'clip'].map((role) => ({
  name: role,
  show: <p className={text[role]}>{role === 'clip' ? LONG : 'Describe it, see the price: 1,284 credits.'}</p>,
}));

const TONES: readonly State[] = ['soft', 'faint', 'good', 'warn', 'bad'].map((tone) => ({
  name: tone,
  show: <p className={text[tone]}>Held credits return on their own.</p>,
}));

const Box = () => <span className={clsx(text.small, text.code)}>box</span>;

const ARRANGED: readonly State[] = [
  ['stack'],
  ['stack', 'tight'],
  ['stack', 'loose'],
  ['stack', 'blocks'],
  ['row'],
  ['split'],
].map((names) => ({
  name: names.join(' '),
  show: (
    <div className={clsx(names.map((name) => layout[name]))}>
      <Box />
      <Box />
    </div>
  ),
}));

/** Colour, type and layout, from which all else is made. */
export const foundations: Group = {
  id: 'foundations',
  title: 'Foundations',
  sheets: [
    { file: 'tokens.css', layout: 'full', states: [{ name: 'colours', show: <Swatches /> }] },
    {
      file: 'text.module.css',
      layout: 'full',
      states: [
        ...DISPLAY,
        ...RUNNING,
        ...TONES,
        {
          name: 'link',
          show: (
            <a className={text.link} href="#text">
              How credits work
            </a>
          ),
        },
      ],
    },
    { file: 'layout.module.css', states: ARRANGED },
    {
      file: 'visually-hidden.tsx',
      note: 'Heard, not seen.',
      states: [
        {
          name: 'inside a sentence',
          show: (
            <p>
              Price: 4<VisuallyHidden> credits</VisuallyHidden>
            </p>
          ),
        },
      ],
    },
  ],
};
