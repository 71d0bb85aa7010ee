/**
 * Checks that prerendered HTML is valid under a strict CSP. Gives forms without a method of their own
 * `method="dialog"`, so that a submit before their script has loaded does not reload the page and lose the input; a form
 * that the server takes names its method.
 * @throws Error for an inline style or script, which the CSP forbids
 */
export function checkedHtml(html: string): string {
  const forbidden = /<(script|style)\b|\s(style|on\w+)="[^"]*"/.exec(html)?.[0];
  if (forbidden) throw new Error(`The page's policy forbids what its HTML holds: ${forbidden}`);
  return html.replace(/<form (?![^>]*\smethod=)(?!method=)/g, '<form method="dialog" ');
}
