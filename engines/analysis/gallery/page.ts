import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageAnalysis } from '@flint/shared/contracts/analysis';
import { describeImages } from '../picture/describe-images';
import { analyseText } from '../text/analyse-text';
import { writingPrompt } from '../text/writing-prompt';

/** Gallery pictures to analyse, by file. */
const PICTURES = ['img/01-1.webp', 'img/09-1.webp', 'img/11-1.webp', 'img/31-1.webp', 'img/37-1.webp', 'img/52-1.webp'];

const POST = `Nobody tells you this about baking bread.

I failed 12 times before it rose! But then I stopped kneading. Here's how:
1. Mix the flour and the water.
2. Wait an hour.
3. Fold the dough twice.

94% of my students bake a good loaf on the first day.

Save this post and follow for more.`;

const HEAD = `# Taken apart

What the built-in engine reads from pictures of the [gallery](../README.md) and from a text. It measures colours, light
and layout; what a picture shows it does not recognise, so the prompt leaves the subject to whoever uses it.

    npm run gallery:analysis
`;

/**
 * Markdown page: each picture with its measurements and the prompt derived from them, then a text.
 * @param gallery the gallery's folder
 */
export async function analysisPage(gallery: string): Promise<string> {
  const parts: string[] = [];
  for (const file of PICTURES) {
    const { prompt, images } = await describeImages([{ bytes: await readFile(join(gallery, file)) }]);
    const [image] = images;
    if (image) parts.push(`![${file}](../${file})\n\n${measuresOf(image)}\n\n> ${prompt}\n`);
  }
  return `${HEAD}\n## Pictures\n\n${parts.join('\n')}\n${textPart()}`;
}

function measuresOf({ palette, composition, brightness, contrast, light, texture }: ImageAnalysis): string {
  const { subject, symmetry, horizon, negativeSpace } = composition;
  return [
    `- Palette: ${palette.map(({ name, hex, share }) => `${name} \`${hex}\` ${Math.round(share * 100)}%`).join(', ')}`,
    `- Light: brightness ${brightness}, contrast ${contrast}, from: ${light}; texture: ${texture}`,
    `- Layout: ${composition.shape}, symmetry ${symmetry}, calm ${negativeSpace}, horizon ${horizon ?? 'none'}, subject ${subject ? `${subject.column} ${subject.row} (${subject.x}, ${subject.y})` : 'none'}`,
  ].join('\n');
}

function textPart(): string {
  const analysis = analyseText(POST);
  const quoted = (text: string) =>
    text
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n');
  const hooks = analysis.hooks.map(({ kind, text }) => `- ${kind}: ${text}`).join('\n');
  const beats = analysis.structure.map(({ kind, text }) => `- ${kind}: ${text}`).join('\n');
  const template = `\`\`\`text\n${analysis.template}\n\`\`\``;
  return `## A text

${quoted(POST)}

Hooks

${hooks}

Structure

${beats}

Template

${template}

Prompt

> ${writingPrompt(analysis)}
`;
}
