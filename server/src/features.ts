import { agentArrivals } from './features/agent-arrivals/feature';
import { agentEndings } from './features/agent-endings/feature';
import { agentResults } from './features/agent-results/feature';
import { agentSchedules } from './features/agent-schedules/feature';
import { agentWebhooks } from './features/agent-webhooks/feature';
import { agents } from './features/agents/feature';
import { apiKeys } from './features/api-keys/feature';
import { backup } from './features/backup/feature';
import { billing } from './features/billing/feature';
import { billingDesk } from './features/billing-desk/feature';
import { blog } from './features/blog/feature';
import { brands } from './features/brands/feature';
import { chains } from './features/chains/feature';
import { chat } from './features/chat/feature';
import { contentGraph } from './features/content-graph/feature';
import { credits } from './features/credits/feature';
import { dashboard } from './features/dashboard/feature';
import { editing } from './features/editing/feature';
import { environment } from './features/environment/feature';
import { feedback } from './features/feedback/feature';
import type { EveryKindMade } from './features/generation/define-makers';
import { generation } from './features/generation/feature';
import { giftCodes } from './features/gift-codes/feature';
import { images } from './features/images/feature';
import { library } from './features/library/feature';
import { mcp } from './features/mcp/feature';
import { models } from './features/models/feature';
import { monitoring } from './features/monitoring/feature';
import { music } from './features/music/feature';
import { oauth } from './features/oauth/feature';
import { operations } from './features/operations/feature';
import { outbox } from './features/outbox/feature';
import { outsidePictures } from './features/outside-pictures/feature';
import { prompts } from './features/prompts/feature';
import { publicPages } from './features/public-pages/feature';
import { referrals } from './features/referrals/feature';
import { releases } from './features/releases/feature';
import { runs } from './features/runs/feature';
import { spark } from './features/spark/feature';
import { speech } from './features/speech/feature';
import { spendingCaps } from './features/spending-caps/feature';
import { steps } from './features/steps/feature';
import { templates } from './features/templates/feature';
import { platformTools } from './features/tools/feature';
import { transcription } from './features/transcription/feature';
import { uploads } from './features/uploads/feature';
import { users } from './features/users/feature';
import { videos } from './features/videos/feature';
import { waitingRunMails } from './features/waiting-runs/feature';
import { workflows } from './features/workflows/feature';
import type { Feature } from './platform/composition/define-feature';

/** THE list of features. What they need comes along; the order here does not matter. */
const features = [
  agentArrivals,
  agentEndings,
  agentResults,
  agentSchedules,
  agentWebhooks,
  agents,
  apiKeys,
  backup,
  billing,
  billingDesk,
  blog,
  brands,
  chains,
  chat,
  contentGraph,
  credits,
  dashboard,
  editing,
  environment,
  feedback,
  generation,
  giftCodes,
  images,
  library,
  mcp,
  models,
  monitoring,
  music,
  oauth,
  operations,
  outbox,
  outsidePictures,
  platformTools,
  prompts,
  publicPages,
  referrals,
  releases,
  runs,
  spark,
  speech,
  spendingCaps,
  steps,
  templates,
  transcription,
  uploads,
  users,
  videos,
  waitingRunMails,
  workflows,
] as const;

/** A kind of `KINDS` that no feature makes does not compile here. */
export const FEATURES: readonly Feature[] = features satisfies EveryKindMade<typeof features>;
