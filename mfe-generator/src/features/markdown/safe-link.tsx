import { pageOf } from '@flint/shared/contracts/routes';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { InLink } from './in-link';

/**
 * XSS protection: a link to a page of this product, or to the web or a mailbox in a new tab; other schemes are shown as
 * plain text.
 */
export function SafeLink({ href = '', children }: ComponentProps<'a'>) {
  const words = <InLink value>{children}</InLink>;
  const own = ownPage(href);
  if (own !== undefined) return <Link to={own}>{words}</Link>;
  if (!/^(?:https?:\/\/|mailto:)/i.test(href)) return <span>{words}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  );
}

function ownPage(href: string): string | undefined {
  if (!href.startsWith('/') || !URL.canParse(href, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(href, location.origin);
  return origin === location.origin && pageOf(pathname) ? pathname + search + hash : undefined;
}
