import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import type { RunOf } from '@flint/shared/contracts/runs';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { saveFile } from '@flint/shared/orders/save-file';
import { toolOf } from '@flint/shared/tools/tools';
import { Button } from '@flint/shared/ui/button';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { Icon } from '@flint/shared/ui/icon';
import { Menu } from '@flint/shared/ui/menu';
import { useStore } from 'jotai';
import { Download, RotateCcw, Undo2 } from 'lucide-react';
import { toCsv } from '../export/to-csv';
import { toMarkdown } from '../export/to-markdown';
import { TranscriptExport } from '../transcript/transcript-export';
import { type Line, segmentsOf } from '../transcript/transcript-files';
import { keepEdit } from '../uses/uses';
import { answerText } from './place-text';
import styles from './result.module.css';
import { useResult } from './result-context';
import { SendMenu } from './send-menu';

/** Toolbar of a whole answer. */
export function ResultTools({ use, onUseAgain }: { use: ToolRun; onUseAgain: () => void }) {
  const { definition, output } = useResult();
  const store = useStore();
  const back = () =>
    keepEdit(store, definition.id, use.run.id, null).then(
      () => emit('toast', { text: 'As it was written.' }),
      (error: unknown) => emit('toast', { text: toMessage(error) }),
    );
  const heard = heardIn(use, output);
  return (
    <div className={styles.tools}>
      <CopyButton what="whole result" text={() => answerText(definition.output, output)} />
      {heard ? <TranscriptExport title={use.run.title} segments={heard} /> : <ExportMenu />}
      <Button size="sm" onClick={onUseAgain}>
        <Icon of={RotateCcw} small />
        Use again
      </Button>
      {use.edited !== null && (
        <Button size="sm" onClick={() => void back()}>
          <Icon of={Undo2} small />
          Undo all edits
        </Button>
      )}
      <SendMenu />
    </div>
  );
}

/** The original transcript with its exact times; undefined for other answers. */
function heardIn({ run }: ToolRun, output: Readonly<Record<string, unknown>>) {
  if (run.kind !== 'transcript') return undefined;
  const { segments = [] } = (run as RunOf<'transcript'>).output ?? {};
  const said = segments.filter(({ text }) => text.trim() !== '');
  return segmentsOf(output.lines as readonly Line[], said);
}

/** Exports the edited answer as a file. */
function ExportMenu() {
  const { definition, output } = useResult();
  const { id, output: shape } = definition;
  const { title } = toolOf(id);
  const name = id.replace('/', '-');
  const items = [
    {
      key: 'md',
      label: 'Markdown',
      onSelect: () => saveFile(`${name}.md`, 'text/markdown', toMarkdown(title, shape, output)),
    },
    {
      key: 'csv',
      label: 'CSV, for spreadsheets',
      onSelect: () => saveFile(`${name}.csv`, 'text/csv', toCsv(shape, output)),
    },
    {
      key: 'json',
      label: 'JSON, for programs',
      onSelect: () => saveFile(`${name}.json`, 'application/json', `${JSON.stringify(output, null, 2)}\n`),
    },
  ];
  return (
    <Menu
      items={items}
      trigger={
        <Button size="sm">
          <Icon of={Download} small />
          Export
        </Button>
      }
    />
  );
}
