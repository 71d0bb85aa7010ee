import { Button } from '@flint/shared/ui/button';
import { Menu } from '@flint/shared/ui/menu';
import { useToasts } from '@flint/shared/ui/toast';
import { Tooltip } from '@flint/shared/ui/tooltip';
import { Copy, Download, Settings, Trash2 } from 'lucide-react';
import { LONG } from '../sample';
import type { Group } from '../specimen';
import { commandDialogStates, commandListStates } from './commands';
import { dialogStates } from './dialogs';
import { lightboxStates } from './lightboxes';

function ToastButton({ label, text, undo }: { label: string; text: string; undo?: () => void }) {
  const { show } = useToasts();
  return (
    <Button variant="line" onClick={() => show({ text, ...(undo && { undo }) })}>
      {label}
    </Button>
  );
}

const ACTS = [
  { key: 'copy', label: 'Copy the prompt', icon: Copy },
  { key: 'download', label: 'Download', icon: Download },
  { key: 'again', label: 'Use again', price: 4 },
  { key: 'settings', label: 'Where it leads', icon: Settings, href: '#menu' },
  { key: 'off', label: 'Cannot be done now', disabled: true },
  { key: 'long', label: LONG },
  { key: 'delete', label: 'Delete', icon: Trash2, destructive: true },
];

/** Overlays, which open in the page's own theme. */
export const overlays: Group = {
  id: 'overlays',
  title: 'Over the page',
  sheets: [
    {
      file: 'dialog.tsx',
      layout: 'row',
      note: 'Opens in the theme of the page: change it in the header to see the other.',
      states: dialogStates,
    },
    { file: 'lightbox.tsx', layout: 'row', states: lightboxStates },
    { file: 'command-dialog.tsx', layout: 'row', states: commandDialogStates },
    { file: 'command-list.tsx', layout: 'row', states: commandListStates },
    {
      file: 'menu.tsx',
      layout: 'row',
      states: [
        { name: 'aligned to its end', show: <Menu trigger={<Button variant="line">Open menu</Button>} items={ACTS} /> },
        {
          name: 'aligned to its start',
          show: <Menu align="start" trigger={<Button variant="line">Open from the start</Button>} items={ACTS} />,
        },
      ],
    },
    {
      file: 'tooltip.tsx',
      layout: 'row',
      note: 'On hover and focus, never on touch.',
      states: [
        {
          name: 'above',
          show: (
            <Tooltip text="Keeps the same picture">
              <Button variant="line">Lock the seed</Button>
            </Tooltip>
          ),
        },
        {
          name: 'below, long text',
          show: (
            <Tooltip side="bottom" text={LONG}>
              <Button variant="line">Explained below</Button>
            </Tooltip>
          ),
        },
      ],
    },
    {
      file: 'toast.tsx',
      layout: 'row',
      note: 'Six seconds, longer under the pointer or the focus.',
      states: [
        { name: 'plain', show: <ToastButton label="Save" text="Saved 14:05" /> },
        {
          name: 'undo',
          show: <ToastButton label="Delete a picture" text="Deleted “Three vases”" undo={() => undefined} />,
        },
        { name: 'long text', show: <ToastButton label="Say a lot" text={LONG} undo={() => undefined} /> },
      ],
    },
  ],
};
