import { escapeHtml } from '../../platform/web/escape-html';
import type { OutboxMessage } from './outbox';

const CODE = /^\d{6}$/;
const LINK = /https?:\/\/[^\s<>"]+/g;

/** Renders the outbox as a page without scripts. @param to the address it is filtered by */
export function outboxPage(messages: readonly OutboxMessage[], to: string | undefined): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Outbox · Flint</title>
<link rel="stylesheet" href="/dev/outbox.css">
</head>
<body>
<header>
<h1>Outbox</h1>
<p>No mail server is configured, so Flint keeps its mail here. Development only.</p>
<form action="/dev/outbox" role="search">
<label for="to">Sent to</label>
<input id="to" name="to" type="email" value="${escapeHtml(to ?? '')}" placeholder="you@example.com" autocomplete="off">
<button>Show</button>
${to === undefined ? '' : '<a href="/dev/outbox">Show all</a>'}
</form>
</header>
<main>
${messages.map(article).join('\n') || empty(to)}
</main>
</body>
</html>
`;
}

function empty(to: string | undefined): string {
  const where = to === undefined ? '' : ` to ${escapeHtml(to)}`;
  return `<p class="empty">No mail${where} yet. Sign up, or ask for a code, then reload this page.</p>`;
}

function article({ id, to, subject, text, html, createdAt }: OutboxMessage): string {
  return `<article id="mail-${escapeHtml(id)}">
<h2>${escapeHtml(subject)}</h2>
<p class="meta">to <a href="/dev/outbox?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a>, <time datetime="${createdAt}">${createdAt.slice(0, 19).replace('T', ' ')} UTC</time></p>
<div class="text">
${paragraphs(text)}
</div>
<details>
<summary>As HTML</summary>
<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" srcdoc="${escapeHtml(inNewTab(html))}"></iframe>
</details>
</article>`;
}

/** Links of a sandboxed frame may not navigate the page around it, so they open a new tab. */
function inNewTab(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">');
}

function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((part) => (CODE.test(part) ? `<p class="code">${part}</p>` : `<p>${linked(part)}</p>`))
    .join('\n');
}

function linked(text: string): string {
  let rest = 0;
  let html = '';
  for (const { 0: address, index } of text.matchAll(LINK)) {
    html += `${escapeHtml(text.slice(rest, index))}<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
    rest = index + address.length;
  }
  return html + escapeHtml(text.slice(rest));
}
