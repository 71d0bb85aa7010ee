import type { Db } from '../../platform/db/database';
import type { Places } from '../chat/chat-kind';
import { splitProposals, withProposals } from './action-blocks';
import type { Answers } from './answers';
import { findAnswerPlace } from './answers-repository';
import { orderOf, type Turns } from './turns';

/** Adapter between chat runs and conversations: builds their prompts, stores their answers. */
export function createPlaces({ db, turns, answers }: { db: Db; turns: Turns; answers: Answers }): Places {
  return {
    proposing: withProposals,
    split: splitProposals,
    async toOrder(recipe, runId) {
      const { spark, model } = recipe;
      if (!spark) throw new TypeError('The recipe names no place');
      const { conversationId, answerId, brandProfileId } = spark;
      const place = await findAnswerPlace(db, answerId);
      const said = await turns.turnsUpTo(conversationId, place.parent_id);
      const question = { userId: place.user_id, runId, model, brandProfileId, said };
      return orderOf(recipe, (await turns.buildPrompt(question)).messages);
    },
    ended: answers.file,
  };
}
