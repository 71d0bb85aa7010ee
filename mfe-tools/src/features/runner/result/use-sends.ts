import { loadTool } from '@flint/shared/tools/load';
import { findTool, type ToolId } from '@flint/shared/tools/tools';
import type { MenuItem } from '@flint/shared/ui/menu';
import { useStore } from 'jotai';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { fillForm } from '../form/fill-form';
import { useResult } from './result-context';

/** Menu items that pass an item, or the whole answer, on to other tools by filling their forms. */
export function useSends(of?: { readonly list: string; readonly at: number }): MenuItem[] {
  const store = useStore();
  const navigate = useNavigate();
  const { definition, input, output, hrefOf } = useResult();
  const hand = async (to: ToolId, filled: Readonly<Record<string, unknown>>) => {
    const target = await loadTool(to);
    fillForm(store, target, filled);
    await navigate(hrefOf(to));
  };
  return definition.sends
    .filter(({ each }) => each === of?.list)
    .map(({ to, fill }) => ({
      key: to,
      label: `Use in ${findTool(to)?.title.toLowerCase()}`,
      icon: ArrowRight,
      // The values have passed the tool's own schemas.
      onSelect: () => void hand(to, fill({ input: input as never, output: output as never, at: of?.at ?? 0 })),
    }));
}
