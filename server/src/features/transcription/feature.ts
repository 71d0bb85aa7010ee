import { mediaTools } from '../../providers/built-in/media-tools-feature';
import { providers } from '../../providers/feature';
import { credits } from '../credits/feature';
import { defineMakers } from '../generation/define-makers';
import { generation } from '../generation/feature';
import { toolsOrReason } from '../generation/tools-or-reason';
import { runs } from '../runs/feature';
import { recordings } from './recordings-feature';
import { transcriptionRoutes } from './routes';
import { transcriptKind } from './transcript-kind';

export const transcription = defineMakers({
  id: 'transcription',
  needs: { generation, runs, credits, providers, mediaTools, recordings },
  kinds: (_service, { providers: { offering }, mediaTools: found, recordings: named }) => [
    transcriptKind(named, toolsOrReason(found), offering.of('transcript')),
  ],
  routes: (_service, { generation: orders, runs: all, credits: ledger, recordings: named }) =>
    transcriptionRoutes({ generation: orders.generation, runs: all.runs, credits: ledger, recordings: named }),
});
