import { mediaTools } from '../../providers/built-in/media-tools-feature';
import { providers } from '../../providers/feature';
import { credits } from '../credits/feature';
import { defineMakers } from '../generation/define-makers';
import { generation } from '../generation/feature';
import { toolsOrReason } from '../generation/tools-or-reason';
import { runs } from '../runs/feature';
import { speechRoutes } from './routes';
import { speechKind } from './speech-kind';

export const speech = defineMakers({
  id: 'speech',
  needs: { generation, runs, credits, providers, mediaTools },
  kinds: (_service, { providers: { offering }, mediaTools: found }) => [
    speechKind({ offers: offering.of('speech'), tools: toolsOrReason(found) }),
  ],
  routes: (_service, { generation: orders, runs: all, credits: ledger }) =>
    speechRoutes({ generation: orders.generation, runs: all.runs, credits: ledger }),
});
