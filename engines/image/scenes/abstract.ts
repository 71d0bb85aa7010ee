import { wants } from '../prompt/wishes';
import { relief } from '../svg/materials';
import { group } from '../svg/shapes';
import { arches } from './abstracts/arches';
import { discs } from './abstracts/discs';
import { paperWaves } from './abstracts/paper-waves';
import { tiles } from './abstracts/tiles';
import { veils } from './abstracts/veils';
import type { Scene } from './stage';

/** Fallback scene for an unknown subject: an abstract composition in the colours and the mood of the prompt. */
export const abstract: Scene = (stage) => {
  const { brief, random, canvas, noise, width, height } = stage;
  const plans = [paperWaves, discs, arches, tiles] as const;
  if (wants(brief, 'gradient', 'blur', 'aura')) return { back: veils(stage) };
  const plan = wants(brief, 'geometric', 'bauhaus', 'grid', 'pattern', 'tile')
    ? tiles
    : wants(brief, 'wave', 'flow', 'calm', 'dream', 'liquid', 'fluid')
      ? paperWaves
      : wants(brief, 'circle', 'orb', 'bubble', 'dot')
        ? discs
        : wants(brief, 'arch', 'rainbow')
          ? arches
          : random.fork('plan').pick(plans);
  const paper = relief(canvas, noise, [0, 0, width, height], {
    across: 6,
    down: 6 * (height / width),
    depth: 0.07,
    octaves: 5,
  });
  return { back: group('', plan(stage), paper) };
};
