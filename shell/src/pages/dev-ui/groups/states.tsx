import { BUILT_IN_WORDS } from '@flint/shared/contracts/providers';
import { Button } from '@flint/shared/ui/button';
import { Icon } from '@flint/shared/ui/icon';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Note, type NoteTone } from '@flint/shared/ui/note';
import { PartMissing } from '@flint/shared/ui/part-missing';
import { Progress } from '@flint/shared/ui/progress';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { Image } from 'lucide-react';
import { Suspense } from 'react';
import { LONG } from '../sample';
import type { Group } from '../specimen';

const opened = new Date().toISOString();
const cancel = (
  <Button size="sm" variant="line">
    Cancel
  </Button>
);
const NOTES: readonly [NoteTone, string, string][] = [
  ['plain', 'Built-in', BUILT_IN_WORDS],
  ['good', 'Payment received', '1,000 credits added.'],
  ['warn', '18 credits left', 'One clip needs 20.'],
  ['bad', 'The clip failed at 14:02', 'The model did not answer. 20 credits returned.'],
];

const Part = lazyPart(async () => ({ default: () => <p>Its code came when it was shown.</p> }));
const Loaded = () => (
  <Suspense>
    <Part />
  </Suspense>
);

/** Loading, empty, failed and finished states. */
export const states: Group = {
  id: 'states',
  title: 'States',
  sheets: [
    {
      file: 'note.tsx',
      layout: 'full',
      states: [
        ...NOTES.map(([tone, title, words]) => ({
          name: tone,
          show: (
            <Note tone={tone} title={title}>
              {words}
            </Note>
          ),
        })),
        {
          name: 'action and detail',
          show: (
            <Note tone="bad" title="Could not be saved" action={cancel} detail="Request 7f3a-11">
              Nothing was charged. What you typed is still here.
            </Note>
          ),
        },
        { name: 'title alone', show: <Note tone="good" title="Saved 14:05" /> },
        {
          name: 'long text',
          show: (
            <Note tone="warn" title={LONG} action={cancel}>
              {LONG}
            </Note>
          ),
        },
      ],
    },
    {
      file: 'retry-note.tsx',
      layout: 'full',
      states: [
        {
          name: 'what could not be read',
          show: (
            <RetryNote title="Failed to load your pictures" onRetry={() => undefined}>
              Your pictures are safe.
            </RetryNote>
          ),
        },
      ],
    },
    {
      file: 'lazy-part.tsx',
      layout: 'full',
      states: [{ name: 'loaded', show: <Loaded /> }],
    },
    {
      file: 'part-missing.tsx',
      layout: 'full',
      states: [
        {
          name: 'its file did not load',
          show: <PartMissing error={new Error('no answer')} onRetry={() => undefined} />,
        },
      ],
    },
    {
      file: 'progress.tsx',
      layout: 'full',
      note: 'Without a number there is no bar: the phase and the time say what is known.',
      states: [
        {
          name: 'no number',
          show: <Progress label="Three vases" phase="Waiting" value={null} since={opened} cancel={cancel} />,
        },
        {
          name: 'under way',
          show: (
            <Progress
              label="Three vases"
              phase="Drawing"
              value={42}
              detail="4 credits held"
              media={<Icon of={Image} />}
              cancel={cancel}
            />
          ),
        },
        { name: 'begun', show: <Progress label="Three vases" phase="Drawing" value={0} /> },
        { name: 'nearly there', show: <Progress label="Three vases" phase="Keeping" value={100} /> },
        {
          name: 'long text',
          show: <Progress label={LONG} phase="Drawing" value={71} detail={LONG} cancel={cancel} />,
        },
      ],
    },
    {
      file: 'state-panel.tsx',
      layout: 'full',
      states: [
        {
          name: 'empty',
          show: (
            <StatePanel level={3} title="Nothing here yet" actions={<Button variant="ink">Make a picture</Button>}>
              What you make is kept, with how it was made.
            </StatePanel>
          ),
        },
        {
          name: 'unavailable',
          show: (
            <StatePanel
              level={3}
              art="dashed"
              title="Credits cannot be shown"
              actions={
                <>
                  <Button variant="line">Retry</Button>
                  <Button>Go home</Button>
                </>
              }
            >
              Your balance is safe. Everything else keeps working.
            </StatePanel>
          ),
        },
        {
          name: 'long text, no art',
          show: (
            <StatePanel level={3} art="none" title={LONG}>
              {LONG}
            </StatePanel>
          ),
        },
      ],
    },
  ],
};
