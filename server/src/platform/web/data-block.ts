/**
 * Writes a value into a data block (a script element that never runs). Escaped against XSS: no value can end the block.
 */
export function dataBlock(type: `application/${string}`, value: unknown, id?: string): string {
  const json = JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}
