import type { AnyToolDefinition } from './definition';
import type { Finding } from './finding';
import { textsIn } from './paths';
import { findingsOf } from './rules';
import type { Shape } from './shape';

/** What the rules of platforms say of every text of an answer. */
function findingsInTexts(shape: Shape, output: unknown): Finding[] {
  return textsIn(shape, output).flatMap(({ path, part, texts }) => {
    const each = (part.rules ?? []).flatMap((rule) =>
      texts.flatMap((text, at) => findingsOf(rule, text, part.type === 'words' ? `${path}.${at}` : path)),
    );
    const together = part.type === 'words' ? (part.together ?? []) : [];
    return [...each, ...together.flatMap((rule) => findingsOf(rule, texts.join(' '), path))];
  });
}

/**
 * Everything that is wrong with an answer that fits its shape: by the rules of platforms, then by the tool's own.
 * The same on the server, which has errors mended, and in the browser, which shows them beside what is edited.
 */
export function checkOutput(tool: AnyToolDefinition, output: object, input: object): Finding[] {
  const own = tool.check?.(output as never, input as never) ?? [];
  return [...findingsInTexts(tool.output, output), ...own];
}
