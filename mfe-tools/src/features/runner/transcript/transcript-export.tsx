import { fileName } from '@flint/shared/contracts/download-name';
import type { Segment } from '@flint/shared/contracts/speech';
import { saveFile } from '@flint/shared/orders/save-file';
import { Button } from '@flint/shared/ui/button';
import { Icon } from '@flint/shared/ui/icon';
import { Menu } from '@flint/shared/ui/menu';
import { Download } from 'lucide-react';
import { transcriptFiles } from './transcript-files';

interface TranscriptExportProps {
  /** Its source, for the file name. */
  title: string;
  segments: readonly Segment[];
  timed?: boolean;
}

/** Exports the edited transcript as a file. */
export function TranscriptExport({ title, segments, timed = true }: TranscriptExportProps) {
  const items = transcriptFiles(timed).map(({ label, extension, contentType, write }) => ({
    key: extension,
    label,
    onSelect: () => saveFile(fileName(title, null, extension), contentType, write(title, segments)),
  }));
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
