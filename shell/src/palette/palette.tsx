import type { User } from '@flint/shared/contracts/users';
import { CommandDialog } from '@flint/shared/ui/command-dialog';
import { CommandList } from '@flint/shared/ui/command-list';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SHORTCUTS_HREF } from './actions-found';
import { noteChosen } from './recent';
import { type Row, rowsOf } from './rows';
import { Shortcuts } from './shortcuts';
import { useFound } from './use-found';

const LABEL = 'Search or jump to';

interface PaletteProps {
  user: User;
  open: boolean;
  /** The words it opens with; `?` shows the keyboard shortcuts. */
  first: string;
  onOpenChange: (open: boolean) => void;
}

/** The command palette: one search over pages, actions and what every remote offers. */
export default function Palette({ user, open, first, onOpenChange }: PaletteProps) {
  return (
    <CommandDialog open={open} onOpenChange={onOpenChange} label={LABEL}>
      <Content user={user} first={first} close={() => onOpenChange(false)} />
    </CommandDialog>
  );
}

function Content({ user, first, close }: { user: User; first: string; close: () => void }) {
  const [typed, setTyped] = useState(first);
  const words = typed.trim();
  const asksHelp = words === '?';
  const navigate = useNavigate();
  const { groups, waiting } = useFound(asksHelp ? '' : words, user);
  const choose = (row: Row) => {
    if (row.href === SHORTCUTS_HREF) return setTyped('?');
    close();
    noteChosen(user.id, row);
    void navigate(row.href);
  };
  return (
    <CommandList
      label={LABEL}
      typed={typed}
      onType={setTyped}
      groups={rowsOf(groups)}
      onChoose={choose}
      status={groups.length > 0 ? '' : waiting ? 'Searching …' : `Nothing with “${words}”.`}
      instead={asksHelp && <Shortcuts />}
    />
  );
}
