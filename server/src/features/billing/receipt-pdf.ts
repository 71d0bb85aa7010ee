import { openTextFonts, type TextFont } from '@flint/engines/spec/text-fonts';
import { formatMoney, type Money } from '@flint/shared/contracts/money';
import PDFDocument from 'pdfkit';

/** Millimetres in points. */
const MM = 72 / 25.4;
const TEXT_SIZE = 11;
const TITLE_SIZE = 24;
const SMALL_SIZE = 9;
/** Column of the values. */
const VALUES_AT = 75 * MM;

export interface Receipt {
  readonly number: string;
  readonly paidAt: Date;
  readonly name: string;
  readonly email: string;
  /** What was paid for. */
  readonly item: string;
  /** A sentence on the credits that came with it. */
  readonly note: string;
  readonly price: Money;
  /** Minor units. */
  readonly refunded: number;
  readonly testMode: boolean;
}

let fonts: TextFont[] | undefined;

/** Text in pieces, each with the first font that has all of its characters; null when a character is in none. */
function inFonts(all: readonly TextFont[], text: string): { font: string; text: string }[] | null {
  const pieces: { font: string; text: string }[] = [];
  for (const mark of text) {
    const font = mark === ' ' ? (pieces.at(-1)?.font ?? all[0]?.name) : all.find((each) => each.has(mark))?.name;
    if (font === undefined) return null;
    const last = pieces.at(-1);
    if (last?.font === font) last.text += mark;
    else pieces.push({ font, text: mark });
  }
  return pieces;
}

/** A receipt as PDF, one A4 page. A name with letters that the font lacks is left out: the mail address stands for it. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  fonts ??= openTextFonts();
  const all = fonts;
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 22 * MM, lang: 'en' },
    info: { Title: `Receipt ${receipt.number}`, Author: 'Flint', CreationDate: receipt.paidAt },
  });
  for (const { name, data } of all) doc.registerFont(name, data);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject));

  const write = (text: string, size = TEXT_SIZE) => {
    const pieces = inFonts(all, text) ?? [];
    doc.fontSize(size);
    for (const [at, piece] of pieces.entries())
      doc.font(piece.font).text(piece.text, { continued: at < pieces.length - 1 });
  };
  const row = (label: string, value: string) => {
    const { y, page } = doc;
    write(label);
    doc.x = VALUES_AT;
    doc.y = y;
    write(value);
    doc.x = page.margins.left;
    doc.moveDown(0.4);
  };

  write('Flint', TITLE_SIZE);
  doc.moveDown(0.5);
  write(`Receipt ${receipt.number}`, TITLE_SIZE / 1.5);
  doc.moveDown();
  row('Date', receipt.paidAt.toISOString().slice(0, 10));
  row('Paid by', inFonts(all, receipt.name) ? `${receipt.name}, ${receipt.email}` : receipt.email);
  row('For', receipt.item);
  row('Amount paid', formatMoney(receipt.price));
  if (receipt.refunded > 0) row('Returned', formatMoney({ ...receipt.price, amount: receipt.refunded }));
  doc.moveDown();
  write(`${receipt.note} Taxes are included where they apply.`, SMALL_SIZE);
  if (receipt.testMode) write('Test mode: no money moved.', SMALL_SIZE);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
