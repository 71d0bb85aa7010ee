import type { BrandForm } from '../form/brand-form';

/** Instagram's limit for a bio (its app, 2026). */
export const BIO_MAX = 150;
const TITLE_MAX = 60;

const firstSentence = (text: string) => /^.+?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim();

/** Truncates a text at a word boundary. */
function clipped(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}

/** Texts of the previews: the brand's own where there are any. */
export function wordsOf({ name, description, audience, samplePosts, hashtags }: BrandForm) {
  const called = name.trim() || 'Your brand';
  const sample = samplePosts.find((post) => post.trim() !== '')?.trim();
  const about = description.trim();
  return {
    name: called,
    handle: `@${called.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') || 'yourbrand'}`,
    post: sample ?? (about || 'A post of yours stands here as soon as you add a sample post or a description.'),
    title: clipped(firstSentence(about || sample || called), TITLE_MAX).replace(/\.$/, ''),
    bio: clipped(
      [about, audience.trim() && `For ${audience.trim().replace(/^for /i, '')}`].filter(Boolean).join(' ') || called,
      BIO_MAX,
    ),
    hashtags: hashtags.filter((tag) => tag.trim() !== ''),
  };
}
