import type { ComponentProps } from 'react';
import ReactMarkdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import styles from './chat.module.css';

/**
 * A model's text as it meant it to look. It is not to be trusted: no HTML, no pictures, for an address in one would
 * tell its server who reads it, and links that tell nothing of where they were followed from.
 */
export default function Markdown({ text }: { text: string }) {
  return (
    <div className={styles.markdown}>
      <ReactMarkdown skipHtml rehypePlugins={[rehypeSanitize]} components={{ a: SafeLink, img: PictureWords }}>
        {text}
      </ReactMarkdown>
    </div>
  );
}

function SafeLink({ href, children }: ComponentProps<'a'>) {
  if (!href || !/^(https?:|mailto:)/i.test(href)) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

function PictureWords({ alt }: ComponentProps<'img'>) {
  return <span>{alt}</span>;
}
