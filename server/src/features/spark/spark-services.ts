import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import type { RunSignals } from '../../platform/runs/signals';
import type { Storage } from '../../platform/storage/storage';
import type { Agents } from '../agents/agents-service';
import type { Brands } from '../brands/brands-service';
import type { Places } from '../chat/chat-kind';
import type { Credits } from '../credits/credits-service';
import type { Generation } from '../generation/generation-service';
import type { LiveAnswers } from '../runs/live/live-answers';
import type { RunWork } from '../runs/run-work';
import type { Runs } from '../runs/runs-service';
import type { Steps } from '../steps/steps-service';
import type { Templates } from '../templates/templates-service';
import type { Recordings } from '../transcription/recordings';
import type { Uploads } from '../uploads/uploads-service';
import { createActionOrders } from './action-orders';
import { type Actions, createActions } from './actions-service';
import { createAnswers } from './answers';
import { findAttachment } from './attachments-repository';
import { type Attachments, createAttachments } from './attachments-service';
import { createPresentMessages } from './conversation-presenter';
import { type Conversations, createConversations } from './conversations-service';
import { createExports, type Exports } from './exports-service';
import { createFormOrders } from './form-orders';
import { createPlaces } from './places';
import { createReaders, type Readers } from './readers-service';
import { createSpark, type Spark } from './spark-service';
import { createTurns } from './turns';

/** Services of Spark's routes. */
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
  readonly generation: Generation;
  readonly recordings: Recordings;
  /** Whether a model has vision. */
  sees(model: string): boolean;
  readonly brands: Brands;
  readonly steps: Pick<Steps, 'estimate'>;
  readonly templates: Pick<Templates, 'run'>;
  readonly agents: Pick<Agents, 'graphOf' | 'known' | 'run'>;
}

/** Composes Spark's services. */
export function createSparkServices(needs: Needs): SparkServices & { places: Places } {
  const { db, storage, uploads, signals, live, work, runs, credits, generation, recordings, brands } = needs;
  const { steps, templates, agents, sees } = needs;
  const turns = createTurns({ db, storage, brands, sees });
  const orders = createActionOrders({
    generation,
    brands,
    forms: createFormOrders({ runs, steps, templates, agents }),
    async attachedPicture(userId, id) {
      const { storage_key: key = null } = (isUuid(id) && (await findAttachment(db, userId, id))) || {};
      return key === null ? undefined : storage.address(key);
    },
  });
  const actions = createActions({ db, orders });
  const answers = createAnswers({ db, work, actions, agents });
  const attachments = createAttachments({ db, storage, uploads, generation, recordings });
  const present = createPresentMessages({ db, attachments, actions });
  return {
    actions,
    attachments,
    spark: createSpark({ db, turns, generation }),
    readers: createReaders({ db, work, signals, live, runs, credits, answers, present }),
    conversations: createConversations({ db, answers, brands, present }),
    exports: createExports({ db, present }),
    places: createPlaces({ db, turns, answers }),
  };
}
