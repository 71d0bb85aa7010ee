import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One question of a help page, with its answer. */
export interface Section {
  /** Title of the page. */
  readonly title: string;
  /** Path of the product page it describes. */
  readonly page: string;
  readonly question: string;
  /** Markdown. */
  readonly answer: string;
}

const FRONT = /^---\n([\s\S]*?)\n---\n/;
const field = (front: string, name: string) => new RegExp(`^${name}: *(.+)$`, 'm').exec(front)?.[1]?.trim() ?? '';

/** Parses one help page into its questions. @throws Error when it states no title or no product page */
function readPage(name: string, source: string): Section[] {
  const front = FRONT.exec(source)?.[1] ?? '';
  const title = field(front, 'title');
  const page = field(front, 'page');
  if (title === '' || !page.startsWith('/')) throw new Error(`${name} names no title or no page`);
  return source
    .replace(FRONT, '')
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [question = '', ...answer] = part.split('\n');
      // Joins hard-wrapped lines into paragraphs.
      const paragraphs = answer
        .join('\n')
        .trim()
        .split(/\n{2,}/);
      return {
        title,
        page,
        question: question.trim(),
        answer: paragraphs.map((text) => text.replace(/\n/g, ' ')).join('\n\n'),
      };
    });
}

/** All help pages of a folder. */
export function readPages(folder: string): Section[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return names.sort().flatMap((name) => readPage(name, readFileSync(join(folder, name), 'utf8')));
}
