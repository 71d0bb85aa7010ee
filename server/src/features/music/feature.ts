import { mediaTools } from '../../providers/built-in/media-tools-feature';
import { providers } from '../../providers/feature';
import { credits } from '../credits/feature';
import { defineMakers } from '../generation/define-makers';
import { generation } from '../generation/feature';
import { toolsOrReason } from '../generation/tools-or-reason';
import { runs } from '../runs/feature';
import { musicKind } from './music-kind';
import { musicRoutes } from './routes';

export const music = defineMakers({
  id: 'music',
  needs: { generation, runs, credits, providers, mediaTools },
  kinds: (_service, { providers: { offering }, mediaTools: found }) => [
    musicKind({ offers: offering.of('music'), tools: toolsOrReason(found) }),
  ],
  routes: (_service, { generation: orders, runs: all, credits: ledger }) =>
    musicRoutes({ generation: orders.generation, runs: all.runs, credits: ledger }),
});
