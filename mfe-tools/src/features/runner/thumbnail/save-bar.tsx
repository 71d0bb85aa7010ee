import { fileName } from '@flint/shared/contracts/download-name';
import { saveFile } from '@flint/shared/orders/save-file';
import { Button } from '@flint/shared/ui/button';
import { formatBytes } from '@flint/shared/ui/format-number';
import { Icon } from '@flint/shared/ui/icon';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Download } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { BYTES_MAX, encode, type FileType, type ToBlob } from './encode';
import { HEIGHT, WIDTH } from './layer';
import styles from './thumbnail.module.css';

interface SaveBarProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Used in the file name. */
  title: string;
}

/** Saves the thumbnail as a file within YouTube's limits, and shows the result. */
export function SaveBar({ canvas, title }: SaveBarProps) {
  const [busy, setBusy] = useState<FileType | null>(null);
  const [said, setSaid] = useState<{ text: string; bad: boolean } | null>(null);
  const save = async (type: FileType) => {
    const element = canvas.current;
    if (!element) return;
    setBusy(type);
    setSaid(await saved(element, type, title).catch((error: unknown) => ({ text: whyNot(error), bad: true })));
    setBusy(null);
  };
  return (
    <div className={styles.save}>
      <Button variant="ink" busy={busy === 'image/jpeg'} busyLabel="Saving" onClick={() => void save('image/jpeg')}>
        <Icon of={Download} small />
        Save as JPEG
      </Button>
      <Button variant="line" busy={busy === 'image/png'} busyLabel="Saving" onClick={() => void save('image/png')}>
        Save as PNG
      </Button>
      <p role="status" className={clsx(text.small, said?.bad ? text.bad : text.faint, text.num)}>
        {said?.text ?? `${WIDTH} × ${HEIGHT} pixels, under ${formatBytes(BYTES_MAX)}, free`}
      </p>
    </div>
  );
}

async function saved(canvas: HTMLCanvasElement, type: FileType, title: string) {
  const toBlob: ToBlob = (kind, quality) => new Promise((done) => canvas.toBlob(done, kind, quality));
  const { blob, quality, lowered } = await encode(toBlob, type);
  const [name, extension] = type === 'image/png' ? (['PNG', 'png'] as const) : (['JPEG', 'jpg'] as const);
  saveFile(fileName(title, 'thumbnail', extension, 'video'), type, blob);
  const how =
    quality === null ? '' : lowered ? `, quality lowered to ${quality}% so that it fits` : `, quality ${quality}%`;
  return { text: `Saved: ${name}, ${WIDTH} × ${HEIGHT}, ${formatBytes(blob.size)}${how}.`, bad: false };
}

function whyNot(error: unknown): string {
  if (!(error instanceof RangeError)) return error instanceof Error ? error.message : 'It could not be saved.';
  return `This would take ${formatBytes(Number(error.message))}, and YouTube takes ${formatBytes(BYTES_MAX)} everywhere. Save it as JPEG.`;
}
