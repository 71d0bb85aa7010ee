import { mediaTools } from '../../providers/built-in/media-tools-feature';
import { providers } from '../../providers/feature';
import { credits } from '../credits/feature';
import { defineMakers } from '../generation/define-makers';
import { generation } from '../generation/feature';
import { pictures } from '../generation/pictures-feature';
import { toolsOrReason } from '../generation/tools-or-reason';
import { runs } from '../runs/feature';
import { videoRoutes } from './routes';
import { createStoryboards } from './storyboards';
import { videoKind } from './video-kind';

export const videos = defineMakers({
  id: 'videos',
  needs: { generation, runs, credits, providers, mediaTools, pictures },
  service({ providers: { offering }, pictures }) {
    const [offer] = offering.of('video');
    return createStoryboards(offer.form === 'engine' ? offer.engine.filmmaker : undefined, pictures);
  },
  kinds: (_service, { providers: { offering }, mediaTools: found, pictures }) => [
    videoKind({ offers: offering.of('video'), tools: toolsOrReason(found), pictures }),
  ],
  routes: (storyboards, { generation, runs, credits }, { stopping }) =>
    videoRoutes({ generation: generation.generation, runs: runs.runs, credits, storyboards, stopping }),
});
