import { escapeHtml } from '../../../platform/web/escape-html';

/** A plain page that says why a preview is not shown. */
export function refusalPage(title: string, words: string): string {
  const [heading, text] = [escapeHtml(title), escapeHtml(words)];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${heading} · Flint</title></head>
<body><main><h1>${heading}</h1><p>${text}</p><p><a href="/signin">Sign in</a> · <a href="/">Go to Flint</a></p></main></body>
</html>
`;
}
