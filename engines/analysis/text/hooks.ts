import type { HookKind, TextAnalysis } from '@flint/shared/contracts/analysis';

/** Patterns of hooks, strongest first. */
const HOOK_SIGNS: readonly (readonly [HookKind, RegExp])[] = [
  ['question', /\?\s*["'”’)]*$/],
  [
    'curiosity',
    /\b(nobody (tells|talks)|no one (tells|talks)|secrets?|what happened|you won[’']t believe|the truth about|here[’']s (why|what|how)|this is (why|how)|the real reason|most people don[’']t|wish i (knew|had)|hidden|turns out|until)\b|(…|\.\.\.)$|:$/i,
  ],
  [
    'contrast',
    /\b(but|instead of|not .+ but|vs\.?|versus|unlike|stop .+(start|do)|from .+ to|less .+ more|more .+ less|without|everyone .+ (i|we)|used to)\b/i,
  ],
  [
    'number',
    /(^|\s)[$€£]?\d[\d,.]*\s?(%|k\b|x\b|[a-z]+)?|\b(two|three|four|five|six|seven|eight|nine|ten|dozen|hundreds?|thousands?)\b/i,
  ],
  [
    'promise',
    /\b(how to|in (just|only|under|less than)|guaranteed?|you(?:[’']ll| will| can)|learn|get|save|double|the (easiest|fastest|best|only) way|guide)\b/i,
  ],
  [
    'story',
    /^(i|we|my|our|when i|one day|last (night|week|month|year)|yesterday|years? ago|(two|three|\d+) (days|weeks|months|years) ago)\b/i,
  ],
  [
    'command',
    /^(stop|start|don[’']t|never|always|try|do|make|build|use|read|watch|listen|imagine|forget|remember|ask|write|steal)\b/i,
  ],
  ['address', /\b(you|your|you[’']re)\b/i],
];

/** Detects the hooks of the opening sentences; a sentence counts once for each kind. */
export function hooksIn(opening: readonly string[]): TextAnalysis['hooks'] {
  const found = opening.flatMap((text) =>
    HOOK_SIGNS.flatMap(([kind, sign]) => (sign.test(text) ? [{ kind, text }] : [])),
  );
  return found.filter((hook, at) => found.findIndex(({ kind }) => kind === hook.kind) === at);
}
