import { Field } from '@flint/shared/ui/field';
import { LimitCounter, type LimitCounterProps } from '@flint/shared/ui/limit-counter';
import { RuleHint } from '@flint/shared/ui/rule-hint';
import { TextArea } from '@flint/shared/ui/text-area';
import { Live } from '../live';
import { LONG } from '../sample';
import type { Group } from '../specimen';

interface CountedProps {
  label: string;
  rule: LimitCounterProps['rule'];
  initial: string;
  help?: string;
}

function Counted({ label, rule, initial, help }: CountedProps) {
  return (
    <Live initial={initial}>
      {(value, set) => (
        <Field label={label} counter={<LimitCounter rule={rule} value={value} />} {...(help && { help })}>
          <TextArea value={value} onChange={(event) => set(event.target.value)} />
        </Field>
      )}
    </Live>
  );
}

const TITLE = 'I Lived in a Desert for 7 Days With One Bag';

/** Counters of platform limits, and the rules behind them. */
export const limits: Group = {
  id: 'limits',
  title: 'Platform limits',
  sheets: [
    {
      file: 'limit-counter.tsx',
      note: 'Read out once when a limit is near and once when it is passed.',
      states: [
        { name: 'within', show: <Counted label="Title" rule="youtube.title.length" initial={TITLE} /> },
        {
          name: 'near',
          show: <Counted label="Title" rule="youtube.title.length" initial={`${TITLE}: ${'what I kept '.repeat(4)}`} />,
        },
        {
          name: 'over, refused',
          show: <Counted label="Title" rule="youtube.title.length" initial={`${TITLE}. `.repeat(3)} />,
        },
        {
          name: 'over, cut in display',
          show: <Counted label="Meta title" rule="google.title.shown" initial={`${TITLE} and What I Left at Home`} />,
        },
        {
          name: 'weighted, with emoji and a link',
          show: <Counted label="Post" rule="x.post.length" initial="Seven days 👨‍👩‍👧‍👦 https://example.com/desert" />,
        },
        {
          name: 'long text',
          show: <Counted label="Description" rule="youtube.description.length" initial={LONG} help={LONG} />,
        },
      ],
    },
    {
      file: 'rule-hint.tsx',
      layout: 'row',
      note: 'Opens on hover, focus and touch, in the theme of the page.',
      states: [
        { name: 'official', show: <RuleHint rule="x.post.length" /> },
        { name: 'second hand', show: <RuleHint rule="instagram.caption.hashtags" /> },
        { name: 'in general', show: <RuleHint rule="x.long-post.length" /> },
      ],
    },
  ],
};
