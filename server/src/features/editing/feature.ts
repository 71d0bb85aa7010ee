import { providers } from '../../providers/feature';
import { credits } from '../credits/feature';
import { defineMakers } from '../generation/define-makers';
import { generation } from '../generation/feature';
import { pictures } from '../generation/pictures-feature';
import { runs } from '../runs/feature';
import { cutoutKind, whyNotCutOut } from './cutout-kind';
import { editKind } from './edit-kind';
import { editingRoutes } from './routes';
import { upscaleKind } from './upscale-kind';

/** Pictures made from pictures: edited by words, cut out, enlarged. */
export const editing = defineMakers({
  id: 'editing',
  needs: { generation, runs, credits, pictures, providers },
  kinds: (_service, { pictures: read, providers: { offering } }) => [
    editKind({ pictures: read, offers: offering.of('edit') }),
    cutoutKind({ pictures: read, offers: offering.of('cutout') }),
    upscaleKind({ pictures: read, offers: offering.of('upscale') }),
  ],
  routes: (_service, needs) => {
    const { offering } = needs.providers;
    const [edits] = offering.of('edit');
    return editingRoutes({
      ...{
        generation: needs.generation.generation,
        runs: needs.runs.runs,
        credits: needs.credits,
        pictures: needs.pictures,
      },
      editor: edits.form === 'engine' ? edits.engine : undefined,
      whyNotCutOut: (own) => whyNotCutOut(offering.of('cutout'), own),
    });
  },
});
