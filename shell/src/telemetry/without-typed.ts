const FIELDS = 'input:not([type=checkbox], [type=radio], [type=range], [type=color]), textarea, [contenteditable]';
/** Shorter texts match by chance. */
const SHORTEST = 4;

/** Removes the current contents of the page's form fields from a text. */
export function withoutTyped(text: string): string {
  let rest = text;
  for (const typed of typedTexts()) rest = rest.replaceAll(typed, '[typed]');
  return rest;
}

/** Longest first, so that none is replaced in part. */
function typedTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>(FIELDS)]
    .map((field) => ('value' in field ? String(field.value) : (field.textContent ?? '')).trim())
    .filter((typed) => typed.length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
}
