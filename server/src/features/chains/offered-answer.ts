import { alternativesIn } from '@flint/shared/tools/chain-choice';
import type { Chain } from '@flint/shared/tools/chains';
import { AppError } from '../../platform/http/app-error';
import type { StepRows } from '../steps/stored-runs';
import type { StepAnswer } from '../steps/under-way';
import type { Tools } from '../tools/tools-service';
import type { ChainChoice } from './chain-choice';
import { choiceStep } from './chain-graph';
import { partRow } from './chain-presenter';

/**
 * The answer to the step after a part that a choice gives: one of the texts that the part offers, as its owner left
 * them.
 * @throws AppError `conflict` where the part's result was deleted, `invalid_input` where the chosen one is not among them
 */
export async function offeredAnswer(
  tools: Pick<Tools, 'uses'>,
  userId: string,
  { chain, rows }: { readonly chain: Chain; readonly rows: StepRows['rows'] },
  { part, chosen, most }: ChainChoice,
): Promise<StepAnswer> {
  const row = partRow(chain.id, part, rows);
  const [use] = row?.run_id ? await tools.uses(userId, [row.run_id]) : [];
  if (row?.state === 'done' && !use) throw new AppError('conflict', 'A result it needs was deleted.');
  const texts = use && alternativesIn(chain, part, use.edited ?? use.output)?.texts;
  const text = texts?.[chosen];
  if (text === undefined) throw new AppError('invalid_input', 'There is no such thing to choose.', { field: 'chosen' });
  return { step: choiceStep(part), text, from: texts, most };
}
