interface Pasted {
  readonly clipboardData: Pick<DataTransfer, 'files' | 'getData'> | null;
  readonly target: EventTarget | null;
}

/**
 * The files that a paste is about: none when it brings words into a text field. Word, Excel and PowerPoint put words and
 * a picture of them on the clipboard. A file manager puts a file and its name there, which is no text to paste.
 */
export function pastedFiles({ clipboardData, target }: Pasted): File[] {
  const files = [...(clipboardData?.files ?? [])];
  const words = clipboardData?.getData('text/plain').trim() ?? '';
  const names = files.map(({ name }) => name).join('\n');
  return words !== '' && words !== names && isTextField(target) ? [] : files;
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea') || target.isContentEditable);
}
