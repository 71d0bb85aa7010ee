import text from '@flint/shared/ui/text.module.css';
import { TextLink } from '../info/info-page';

/** A link to a page of Flint, code, or strong words: what the help pages and the changelogs use. */
const MARKS = /(\[[^\]]+\]\(\/[^)\s]*\)|`[^`]+`|\*\*[^*]+\*\*)/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

/** Renders a line of our own Markdown. Anything but the three marks stays text. */
export function InlineMarkdown({ text: source }: { text: string }) {
  return source.split(MARKS).map((part, index) => {
    const key = `${index} ${part}`;
    const [, words, path] = LINK.exec(part) ?? [];
    if (words && path)
      return (
        <TextLink key={key} to={path}>
          {words}
        </TextLink>
      );
    if (/^`.+`$/.test(part))
      return (
        <code key={key} className={text.code}>
          {part.slice(1, -1)}
        </code>
      );
    if (/^\*\*.+\*\*$/.test(part)) return <strong key={key}>{part.slice(2, -2)}</strong>;
    return part;
  });
}
