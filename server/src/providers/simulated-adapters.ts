import type { ChatOrder } from '@flint/engines/spec/chat-model';
import type { QueuedModel, RequestState, SubmittedRequest } from '@flint/engines/spec/queued-model';
import { createFalSimulator } from '@flint/simulators/fal';
import { createReplicateSimulator } from '@flint/simulators/replicate';
import type { Simulator } from '@flint/simulators/simulator';
import { createFalCaptions } from './fal/fal-captions';
import { createFalChat } from './fal/fal-chat';
import { createFalCutouts, createFalEdits, createFalUpscales } from './fal/fal-editing';
import { createFalImageModel } from './fal/fal-image-model';
import { createFalMusic } from './fal/fal-music';
import { createFalSpeech } from './fal/fal-speech';
import { createFalTranscriber } from './fal/fal-transcriber';
import { createFalVideo } from './fal/fal-video';
import { anOrder, patient } from './fal/simulated-fal';
import { createReplicateCutouts, createReplicateEdits, createReplicateUpscales } from './replicate/replicate-editing';
import { createReplicateImage } from './replicate/replicate-image';
import { createReplicateMusic } from './replicate/replicate-music';
import { createReplicateVideo } from './replicate/replicate-video';

const SECRET = 'test:secret';

/** What a simulated vendor tells of itself. */
interface Journal {
  readonly paid: number;
  readonly calls: readonly { readonly phase: string }[];
}

/** How a test connects a model to its vendor. */
interface Setting {
  readonly baseUrl: string;
  readonly secret?: string;
  readonly timeoutMs?: number;
  readonly retryPausesMs?: readonly number[];
}

/** A model with an order to place; what it brings is a list of one, or one thing. */
interface Ordering {
  submit(signal?: AbortSignal): Promise<SubmittedRequest>;
  poll(requestId: string, signal?: AbortSignal): Promise<RequestState>;
  result(requestId: string): Promise<unknown>;
  cancel(requestId: string): Promise<'cancelled' | 'too_late'>;
}

type Vendor = Simulator<object, Journal>;

/** A kind of work at a vendor. */
interface Adapter {
  readonly id: string;
  start(): Promise<Vendor>;
  connect(setting: Setting): Ordering;
  /** Responses that accept an order without a request id. */
  readonly nameless: readonly string[];
}

const placing =
  <Options, Order, Result>(make: (options: Options) => QueuedModel<Order, Result>, order: Order) =>
  (options: Options): Ordering => {
    const model = make(options);
    return {
      submit: (signal = patient()) => model.submit(order, signal),
      poll: (requestId, signal = patient()) => model.poll(requestId, signal),
      result: (requestId) => model.result(requestId, patient()),
      cancel: (requestId) => model.cancel(requestId, patient()),
    };
  };

const imageUrl = 'data:image/png;base64,iVBORw0KGgo=';
const EDIT = { imageUrl, prompt: 'make the boat red', strength: 0.5, seed: 7 };
const CUTOUT = { imageUrl };
const UPSCALE = { imageUrl, factor: 2, strength: null, seed: 7 } as const;
const CLIP = {
  ...{ prompt: 'slow waves', model: 'fal-ai/luma-dream-machine', imageUrl: null, durationSeconds: 5 },
  ...{ aspectRatio: '16:9', motionBucketId: null, seed: 7 },
};
const MUSIC = { prompt: 'warm lo-fi', durationSeconds: 12, seed: 5 };
const SPEECH = { text: 'Good morning.', voice: 'clara', speed: 1 } as const;
const RECORDING = { audioUrl: 'https://files.example.com/a.mp3', language: null };
const CHAT: ChatOrder = {
  ...{ model: 'qwen/qwen-2.5-32b-instruct', maxTokens: 200, temperature: 0.4, seed: null },
  messages: [{ role: 'user', content: 'Why is the sky blue?' }],
};

const FAST = [1, 1, 1];

const FAL = {
  start: (): Promise<Vendor> => createFalSimulator({ key: SECRET }),
  open: ({ secret = SECRET, ...setting }: Setting) => ({ key: secret, retryPausesMs: FAST, ...setting }),
  nameless: ['{"request_id":"a', '{"status":"IN_QUEUE"}', 'null'],
  kinds: {
    pictures: placing(createFalImageModel, anOrder()),
    edits: placing(createFalEdits, EDIT),
    cutouts: placing(createFalCutouts, CUTOUT),
    upscales: placing(createFalUpscales, UPSCALE),
    clips: placing(createFalVideo, CLIP),
    music: placing(createFalMusic, MUSIC),
    speech: placing(createFalSpeech, SPEECH),
    transcripts: placing(createFalTranscriber, RECORDING),
    captions: placing(createFalCaptions, { imageUrls: [imageUrl] }),
    chat: placing(createFalChat, CHAT),
  },
};

const REPLICATE = {
  start: (): Promise<Vendor> => createReplicateSimulator({ token: SECRET }),
  open: ({ secret = SECRET, ...setting }: Setting) => ({ token: secret, retryPausesMs: FAST, ...setting }),
  nameless: ['{"id":"a', '{"status":"starting"}', 'null'],
  kinds: {
    pictures: placing(createReplicateImage, anOrder()),
    edits: placing(createReplicateEdits, EDIT),
    cutouts: placing(createReplicateCutouts, CUTOUT),
    upscales: placing(createReplicateUpscales, UPSCALE),
    clips: placing(createReplicateVideo, CLIP),
    music: placing(createReplicateMusic, MUSIC),
  },
};

/** Vendors whose pictures come several at once. */
export const PICTURE_VENDORS = [
  { vendor: 'fal', start: FAL.start, pictures: (setting: Setting) => createFalImageModel(FAL.open(setting)) },
  {
    vendor: 'replicate',
    start: REPLICATE.start,
    pictures: (setting: Setting) => createReplicateImage(REPLICATE.open(setting)),
  },
];

/** The adapters of one vendor. */
function adapters<Options>(
  vendor: string,
  {
    start,
    open,
    nameless,
    kinds,
  }: {
    start: () => Promise<Vendor>;
    open: (setting: Setting) => Options;
    nameless: readonly string[];
    kinds: Readonly<Record<string, (options: Options) => Ordering>>;
  },
): Adapter[] {
  return Object.entries(kinds).map(([kind, place]) => ({
    ...{ id: `${kind} by ${vendor}`, start, nameless },
    connect: (setting) => place(open(setting)),
  }));
}

/** THE list of adapters of vendors with a queue: each kind of each vendor is one row. */
export const ADAPTERS = [...adapters('fal', FAL), ...adapters('replicate', REPLICATE)];
