import { fileName } from '@flint/shared/contracts/download-name';
import type { Segment } from '@flint/shared/contracts/speech';
import { saveFile } from '@flint/shared/orders/save-file';
import { Button } from '@flint/shared/ui/button';
import { Icon } from '@flint/shared/ui/icon';
import { Menu } from '@flint/shared/ui/menu';
import { Download } from 'lucide-react';
import { transcriptFiles } from './transcript-files';

interface TranscriptExportProps {
  /** What it was made from, for the file's name. */
  title: string;
  segments: readonly Segment[];
  timed?: boolean;
}

/** Saves what was said as a file, in the words it has now. */
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
