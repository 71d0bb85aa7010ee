import clsx from 'clsx';
import { memo, useMemo, useRef } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import { CodeBlock } from './code-block';
import { type Block, continueBlocks } from './continue-blocks';
import { htmlAsText } from './html-as-text';
import styles from './markdown.module.css';
import { OutsidePicture } from './outside-picture';
import { ownText } from './own-text';
import { SafeLink } from './safe-link';
import { WideTable } from './wide-table';

/** Emphasis also beside the punctuation of Chinese, Japanese and Korean, where CommonMark shows its signs. */
const REMARK = [remarkGfm, remarkCjkFriendly, htmlAsText];
const REHYPE = [rehypeSanitize, ownText];
/** A text's headings rank below those of its page. */
const COMPONENTS: Components = {
  a: SafeLink,
  img: OutsidePicture,
  pre: CodeBlock,
  table: WideTable,
  ...{ h1: 'h3', h2: 'h4', h3: 'h5', h4: 'h6', h5: 'h6' },
};

interface MarkdownProps {
  text: string;
  /** Streaming: shows a caret at the end. */
  live?: boolean;
}

/**
 * Renders a model's Markdown. XSS protection for untrusted text: HTML is shown as it was typed, pictures only on a press
 * and through our proxy, and links without a referrer.
 */
export default function Markdown({ text, live = false }: MarkdownProps) {
  const last = useRef<readonly Block[]>([]);
  const blocks = useMemo(() => {
    last.current = continueBlocks(last.current, text);
    return last.current;
  }, [text]);
  return (
    <div className={clsx(styles.markdown, live && styles.live)}>
      {blocks.map((block) => (
        <Piece key={block.at} text={block.text} />
      ))}
    </div>
  );
}

/** Memoised: parsed again only when its text changes. */
const Piece = memo(function Piece({ text }: { text: string }) {
  return (
    <div className={styles.piece}>
      <ReactMarkdown skipHtml remarkPlugins={REMARK} rehypePlugins={REHYPE} components={COMPONENTS}>
        {text}
      </ReactMarkdown>
    </div>
  );
});
