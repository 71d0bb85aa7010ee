import { Button } from '@flint/shared/ui/button';
import { Icon } from '@flint/shared/ui/icon';
import { Menu } from '@flint/shared/ui/menu';
import { ArrowRight } from 'lucide-react';
import { useSends } from './use-sends';

/** Passes a whole answer on to other tools; nothing where none accepts it. */
export function SendMenu() {
  const sends = useSends();
  if (sends.length === 0) return null;
  return (
    <Menu
      items={sends}
      trigger={
        <Button size="sm">
          <Icon of={ArrowRight} small />
          Send to
        </Button>
      }
    />
  );
}
