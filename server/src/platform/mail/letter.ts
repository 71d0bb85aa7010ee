import { escapeHtml } from '../web/escape-html';
import type { Mail } from './mailer';

type Paragraph =
  | { readonly text: string }
  | { readonly code: string }
  | { readonly link: string; readonly label: string };

/**
 * Renders one mail as plain text and as HTML. The HTML has no styles, so that it takes the mail client's fonts and
 * colours and passes a strict CSP.
 */
export function letter(to: string, subject: string, paragraphs: readonly Paragraph[]): Mail {
  const text = paragraphs.map(asText).join('\n\n');
  const body = paragraphs.map(asHtml).join('\n');
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body>
${body}
<p>Flint</p>
</body>
</html>
`;
  return { to, subject, text: `${text}\n\nFlint\n`, html };
}

function asText(paragraph: Paragraph): string {
  if ('code' in paragraph) return paragraph.code;
  return 'link' in paragraph ? paragraph.link : paragraph.text;
}

function asHtml(paragraph: Paragraph): string {
  if ('code' in paragraph) return `<h1>${escapeHtml(paragraph.code)}</h1>`;
  if ('text' in paragraph) return `<p>${escapeHtml(paragraph.text)}</p>`;
  return `<p><a href="${escapeHtml(paragraph.link)}">${escapeHtml(paragraph.label)}</a></p>`;
}
