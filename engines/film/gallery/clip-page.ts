import { planFilm } from '../plan/plan-film';
import { CLIPS } from './clips';

const HEAD = `# Films

What the built-in engine films for these prompts, with the first seed, none picked by hand. Each strip shows six moments
of a clip from its start to its end. The engine draws a picture for each scene by rules and moves a camera over it; what
was painted nearer shifts and grows more. Nothing moves by itself in these films, and no video model made them.

    npm run gallery:films          # all; takes minutes
    npm run gallery:films -- 3,7   # some, by number
`;

/** File of a clip's strip, below the gallery's folder. */
export const stripOf = (number: number): string => `films/${String(number).padStart(2, '0')}.webp`;

/** Markdown page of the films. */
export function clipPage(): string {
  const parts = CLIPS.map((clip, index) => {
    const { scenes } = planFilm(clip);
    const cameras = scenes.map(({ camera }) => camera).join(', ');
    const facts = `${clip.seconds} s, ${clip.aspectRatio}, ${clip.style}, motion ${clip.motion}: ${cameras}`;
    return `## ${index + 1}. ${clip.prompt}\n\n${facts}\n\n![Six moments of the clip](${stripOf(index + 1)})\n`;
  });
  return `${HEAD}\n${parts.join('\n')}`;
}
