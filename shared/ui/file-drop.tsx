import clsx from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { acceptedKinds, acceptOf, maxSize } from '../contracts/upload-rules';
import { pastedFiles } from '../input/pasted-files';
import { Button } from './button';
import styles from './file-drop.module.css';
import { FileRow } from './file-row';
import { Icon } from './icon';
import text from './text.module.css';
import type { FileUploads } from './use-file-uploads';
import { VisuallyHidden } from './visually-hidden';

export interface FileDropProps {
  /** What is wanted: `Recording`. */
  label: string;
  /** From `useFileUploads`. */
  uploads: FileUploads;
  disabled?: boolean;
  className?: string | undefined;
}

/** Takes files by choosing, dropping or pasting. States what it accepts, and shows each file's progress. */
export function FileDrop({ label, uploads, disabled = false, className }: FileDropProps) {
  const { purpose, max, files } = uploads;
  const [over, setOver] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const full = files.length >= max;
  const closed = disabled || full;

  const add = (list: ArrayLike<File> | null | undefined) => {
    const all = Array.from(list ?? []);
    if (all.length === 0) return;
    setLeftOut(uploads.add(all));
    // The last file that there is room for disables the button, so the focus goes on to that file.
    if (document.activeElement === button.current)
      requestAnimationFrame(() => {
        if (button.current?.disabled) place.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
      });
  };
  usePastedFiles(!closed, add);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) add(event.dataTransfer.files);
  };
  const remove = (file: string) => {
    setLeftOut(0);
    uploads.remove(file);
  };

  return (
    <fieldset
      ref={place}
      className={clsx(styles.drop, className)}
      aria-labelledby={id}
      disabled={disabled}
      data-over={(over && !closed) || undefined}
      data-full={full || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend id={id} className={styles.label}>
        {label}
      </legend>
      <div className={styles.zone}>
        <Icon of={Upload} className={styles.icon} />
        <Button
          ref={button}
          variant="line"
          aria-describedby={`${id}-rule`}
          disabled={closed}
          onClick={() => chooser.current?.click()}
        >
          {max === 1 ? 'Choose a file' : 'Choose files'}
        </Button>
        <p className={clsx(text.small, text.soft)}>or drop or paste {max === 1 ? 'it' : 'them'} here</p>
        <p id={`${id}-rule`} className={clsx(styles.rule, text.tiny, text.faint)}>
          {acceptedKinds(purpose)}, up to {maxSize(purpose)}
          {max > 1 && `, ${max} files at most`}
        </p>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={label}
        accept={acceptOf(purpose)}
        multiple={max > 1}
        onChange={({ target }) => {
          add(target.files);
          // Resets the input, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      {leftOut > 0 && (
        <p className={clsx(text.small, text.bad)} role="alert">
          {leftOut === 1 ? 'One file was' : `${leftOut} files were`} left out: {max} at most.
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={`Files: ${label}`}>
          {files.map((chosen) => (
            <li key={chosen.id}>
              <FileRow chosen={chosen} onRetry={() => uploads.retry(chosen.id)} onRemove={() => remove(chosen.id)} />
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        <VisuallyHidden>{news(uploads)}</VisuallyHidden>
      </div>
    </fieldset>
  );
}

/** Text for the live region; failures are announced by their own alert. */
function news({ files, busy }: FileUploads): string {
  if (files.length === 0) return '';
  const sent = files.filter(({ state }) => state === 'sent').length;
  return busy ? `Sending, ${sent} of ${files.length} sent` : `${sent} of ${files.length} sent`;
}

/** Takes files pasted anywhere in the page, by a single listener. */
function usePastedFiles(open: boolean, add: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (!open || files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
