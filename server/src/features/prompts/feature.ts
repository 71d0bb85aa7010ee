import { analyser } from '../../providers/built-in/analyser-feature';
import { providers } from '../../providers/feature';
import { credits } from '../credits/feature';
import { defineMakers } from '../generation/define-makers';
import { generation } from '../generation/feature';
import { pictures } from '../generation/pictures-feature';
import { runs } from '../runs/feature';
import { promptKind } from './prompt-kind';
import { promptRoutes } from './routes';

export const prompts = defineMakers({
  id: 'prompts',
  needs: { generation, runs, credits, pictures, analyser, providers },
  kinds: (_service, { providers: { offering }, pictures, analyser }) => [
    promptKind({ pictures, analyser }, offering.of('prompt')),
  ],
  routes: (_service, { generation: orders, runs: all, credits: ledger }) =>
    promptRoutes({ generation: orders.generation, runs: all.runs, credits: ledger }),
});
