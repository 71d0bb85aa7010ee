/**
 * HTML as a page under a strict content policy can take it. A form does nothing by itself until its script has come:
 * what is typed by then would be lost with the page.
 * @throws Error for a style or script in the markup, which the policy forbids
 */
export function checkedHtml(html: string): string {
  const forbidden = /<(script|style)\b|\s(style|on\w+)="[^"]*"/.exec(html)?.[0];
  if (forbidden) throw new Error(`The page's policy forbids what its HTML holds: ${forbidden}`);
  return html.replaceAll('<form ', '<form method="dialog" ');
}
