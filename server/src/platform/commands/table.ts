/** Pads every column to its widest cell. */
export function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
