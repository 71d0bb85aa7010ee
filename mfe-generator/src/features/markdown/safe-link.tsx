import { pageOf } from '@flint/shared/contracts/routes';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { InLink } from './in-link';
import styles from './markdown.module.css';

/**
 * XSS protection: a link to a page of this product, or to the web or a mailbox in a new tab; other schemes are shown as
 * plain text. Against phishing, a link out of here is followed by its host: the words are the model's choice.
 */
export function SafeLink({ href = '', children }: ComponentProps<'a'>) {
  const words = <InLink value>{children}</InLink>;
  const own = ownPage(href);
  if (own !== undefined) return <Link to={own}>{words}</Link>;
  if (!/^(?:https?:\/\/|mailto:)/i.test(href)) return <span>{words}</span>;
  const host = hostOf(href);
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </a>
      {host !== undefined && children !== href && <span className={styles.host}> ({host})</span>}
    </>
  );
}

/** The host as the network knows it (punycode for other scripts); of a mailbox its address. */
function hostOf(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { protocol, host, pathname } = new URL(href);
  return protocol === 'mailto:' ? pathname : host;
}

function ownPage(href: string): string | undefined {
  if (!href.startsWith('/') || !URL.canParse(href, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(href, location.origin);
  return origin === location.origin && pageOf(pathname) ? pathname + search + hash : undefined;
}
