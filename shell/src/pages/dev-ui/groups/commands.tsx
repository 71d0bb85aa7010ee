import { Button } from '@flint/shared/ui/button';
import { CommandDialog } from '@flint/shared/ui/command-dialog';
import { type CommandGroup, CommandList, type CommandRow } from '@flint/shared/ui/command-list';
import { useState } from 'react';
import { LONG } from '../sample';

const GROUPS: readonly CommandGroup<CommandRow>[] = [
  { value: 'Tools', items: [{ key: 'titles', title: 'Title generator', note: 'YouTube' }] },
  {
    value: 'Pages',
    items: [
      { key: 'library', title: 'Library' },
      { key: 'long', title: LONG, note: 'Long' },
    ],
  },
];

function Opened({
  label,
  groups,
  first,
}: {
  label: string;
  groups: readonly CommandGroup<CommandRow>[];
  first: string;
}) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(first);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <CommandDialog open={open} onOpenChange={setOpen} label="Search or jump to">
        <CommandList
          label="Search or jump to"
          typed={typed}
          onType={setTyped}
          groups={groups}
          onChoose={() => setOpen(false)}
          status={groups.length > 0 ? '' : `Nothing with “${typed}”.`}
        />
      </CommandDialog>
    </>
  );
}

export const commandDialogStates = [
  { name: 'rows in groups', show: <Opened label="Open the palette" groups={GROUPS} first="" /> },
];

export const commandListStates = [
  { name: 'marks the match', show: <Opened label="Open with a search" groups={GROUPS} first="lib" /> },
  { name: 'nothing found', show: <Opened label="Open without rows" groups={[]} first="zzzz" /> },
];
