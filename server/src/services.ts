import type { OfferedChatModel } from '@flint/engines/spec/chat-model';
import type { Makers } from '@flint/shared/contracts/models';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { SparkServices } from './create-spark';
import type { Brands } from './features/brands/brands-service';
import type { BrandRules } from './features/brands/rules-service';
import type { Credits } from './features/credits/credits-service';
import type { Generation } from './features/generation/generation-service';
import type { Pictures } from './features/generation/pictures';
import type { Images } from './features/images/images-service';
import type { Collections } from './features/library/collections-service';
import type { Downloads } from './features/library/downloads';
import type { Library } from './features/library/library-service';
import type { Cards } from './features/public-pages/cards';
import type { PublicPages } from './features/public-pages/public-pages';
import type { ReleaseServices } from './features/releases/release-services';
import type { Runs } from './features/runs/runs-service';
import type { Chains } from './features/tools/chains/chains-service';
import type { Tools } from './features/tools/tools-service';
import type { Recordings } from './features/transcription/recordings';
import type { UsersDeps } from './features/users/users-services';
import type { Storyboards } from './features/videos/storyboards';
import type { Workflows } from './features/workflows/workflows-service';
import type { Db } from './platform/db/database';
import type { RateLimiter } from './platform/http/rate-limiter';
import type { Viewer } from './platform/http/route';
import type { AddressSigner } from './platform/storage/signed-address';

/** Everything the routes are given; made once in main. */
export interface Services {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
  readonly limiter: RateLimiter;
  readonly users: UsersDeps;
  resolveViewer(request: FastifyRequest): Promise<Viewer | null>;
  /** Decides whose data an optional `userId` means; staff acting for another is written down as `action`. */
  actingUser(viewer: Viewer, requested: string | undefined, action: string): Promise<string>;
  readonly credits: Credits;
  readonly runs: Runs;
  readonly images: Images;
  readonly generation: Generation;
  readonly workflows: Workflows;
  readonly spark: SparkServices;
  readonly tools: Tools;
  readonly chains: Chains;
  readonly recordings: Recordings;
  readonly pictures: Pictures;
  readonly storyboards: Storyboards;
  readonly brands: Brands;
  readonly brandRules: BrandRules;
  readonly library: Library;
  readonly collections: Collections;
  readonly downloads: Downloads;
  readonly releases: ReleaseServices;
  readonly publicPages: PublicPages;
  readonly cards: Cards;
  readonly makers: Makers;
  /** What a configured endpoint offers for conversations; nothing where there is none. */
  offeredChat(signal: AbortSignal): Promise<readonly OfferedChatModel[]>;
  readonly signer: AddressSigner;
  readonly mediaRoot: string;
}
