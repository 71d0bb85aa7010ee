import type { Makers } from '@flint/shared/contracts/models';
import type { Chat } from './create-chat';
import type { Brands } from './features/brands/brands-service';
import type { Places } from './features/chat/chat-kind';
import type { LiveAnswers } from './features/chat/live-answers';
import type { Credits } from './features/credits/credits-service';
import type { Generation } from './features/generation/generation-service';
import type { Pictures } from './features/generation/pictures';
import type { Images } from './features/images/images-service';
import type { RunWork } from './features/runs/run-work';
import type { Runs } from './features/runs/runs-service';
import { createActionOrders } from './features/spark/action-orders';
import { type Actions, createActions } from './features/spark/actions-service';
import { createAnswers } from './features/spark/answers';
import { type Attachments, createAttachments } from './features/spark/attachments-service';
import { createPresentMessages } from './features/spark/conversation-presenter';
import { type Conversations, createConversations } from './features/spark/conversations-service';
import { createExports, type Exports } from './features/spark/exports-service';
import { createPlaces } from './features/spark/places';
import { createReaders, type Readers } from './features/spark/readers-service';
import { createSpark, type Spark } from './features/spark/spark-service';
import { createTurns } from './features/spark/turns';
import type { Recordings } from './features/transcription/recordings';
import type { Uploads } from './features/uploads/uploads-service';
import type { Db } from './platform/db/database';
import type { RunSignals } from './platform/runs/signals';
import type { Storage } from './platform/storage/storage';

/** Everything of Spark that routes are given. */
export interface SparkServices {
  readonly spark: Spark;
  readonly readers: Readers;
  readonly conversations: Conversations;
  readonly exports: Exports;
  readonly attachments: Attachments;
  readonly actions: Actions;
}

interface Needs {
  readonly db: Db;
  readonly storage: Storage;
  readonly uploads: Uploads;
  readonly signals: RunSignals;
  readonly live: LiveAnswers;
  readonly work: Pick<RunWork, 'read'>;
  readonly runs: Runs;
  readonly credits: Credits;
  readonly images: Images;
  readonly generation: Generation;
  readonly pictures: Pictures;
  readonly recordings: Recordings;
  readonly makers: Makers;
  readonly chat: Chat;
  readonly brands: Brands;
}

/** Puts Spark together: who says something, who reads it, what is kept, and what is proposed. */
export function createSparkServices(needs: Needs): SparkServices & { places: Places } {
  const { db, storage, work, chat, brands } = needs;
  const turns = createTurns({ db, storage, brands, sees: chat.sees });
  const orders = createActionOrders(needs);
  const actions = createActions({ db, orders });
  const answers = createAnswers({ db, work, actions });
  const attachments = createAttachments(needs);
  const present = createPresentMessages({ db, attachments, actions });
  return {
    actions,
    attachments,
    spark: createSpark({ db, turns, generation: needs.generation }),
    readers: createReaders({ ...needs, answers, present }),
    conversations: createConversations({ db, answers, brands, present }),
    exports: createExports({ db, present }),
    places: createPlaces({ db, turns, answers }),
  };
}
