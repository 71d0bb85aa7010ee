import type { Db } from '../../platform/db/database';
import type { Places } from '../chat/chat-kind';
import { splitProposals, withProposals } from './action-blocks';
import type { Answers } from './answers';
import { findAnswerPlace } from './answers-repository';
import { orderOf, type Turns } from './turns';

/** What chats are told, and leave, whose answers stand in conversations. */
export function createPlaces({ db, turns, answers }: { db: Db; turns: Turns; answers: Answers }): Places {
  return {
    proposing: withProposals,
    split: splitProposals,
    async toOrder(recipe, runId) {
      const { spark, model } = recipe;
      if (!spark) throw new TypeError('The recipe names no place');
      const { conversationId, answerId, brandProfileId } = spark;
      const place = await findAnswerPlace(db, answerId);
      const said = await turns.saidUpTo(conversationId, place.parent_id);
      const question = { userId: place.user_id, runId, model, brandProfileId, said };
      return orderOf(recipe, (await turns.tell(question)).messages);
    },
    ended: answers.file,
  };
}
