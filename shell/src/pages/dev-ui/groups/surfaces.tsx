import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { Card } from '@flint/shared/ui/card';
import { Page, PageHead } from '@flint/shared/ui/page';
import { type Column, Table } from '@flint/shared/ui/table';
import lake from '../../home/img/lake-640.webp';
import { LONG } from '../sample';
import type { Group } from '../specimen';

interface Entry {
  id: string;
  what: string;
  state: string;
  change: string;
}

const COLUMNS: readonly Column<Entry>[] = [
  { key: 'what', head: 'What', cell: ({ what }) => <strong>{what}</strong> },
  { key: 'state', head: 'State', cell: ({ state }) => <Badge>{state}</Badge> },
  { key: 'change', head: 'Credits', numeric: true, cell: ({ change }) => change },
];
const ENTRIES: readonly Entry[] = [
  { id: '1', what: 'Three vases', state: 'Done', change: '−4' },
  { id: '2', what: 'Starter credits', state: 'Done', change: '+25' },
  { id: '3', what: LONG, state: 'Failed', change: '0' },
];

/** Surfaces that hold content. */
export const surfaces: Group = {
  id: 'surfaces',
  title: 'Surfaces',
  sheets: [
    {
      file: 'page.tsx',
      layout: 'full',
      states: [
        { name: 'title alone', show: <PageHead title="Credits" /> },
        {
          name: 'lead and actions',
          show: (
            <Page>
              <PageHead
                title="Credits"
                lead="What you have, what is held, and where it went."
                actions={<Button variant="line">Download</Button>}
              />
              <p>The page’s content.</p>
            </Page>
          ),
        },
        { name: 'long text', show: <PageHead title={LONG} lead={LONG} actions={<Button>Save</Button>} /> },
      ],
    },
    {
      file: 'card.tsx',
      states: [
        { name: 'rest', show: <Card>25 credits to start.</Card> },
        {
          name: 'flush',
          show: (
            <Card flush>
              <img src={lake} alt="" width={640} height={360} />
            </Card>
          ),
        },
        { name: 'long text', show: <Card>{LONG}</Card> },
      ],
    },
    {
      file: 'table.tsx',
      layout: 'full',
      note: 'Too narrow a place scrolls it sideways; its region takes the focus for that.',
      states: [
        {
          name: 'rows',
          show: <Table label="Transactions" columns={COLUMNS} rows={ENTRIES} rowKey={({ id }) => id} />,
        },
        { name: 'empty', show: <Table label="Nothing" columns={COLUMNS} rows={[]} rowKey={({ id }) => id} /> },
      ],
    },
  ],
};
