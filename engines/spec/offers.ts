import type { Capability } from '@flint/shared/contracts/kinds';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { AnswerModel, ChatModel, ChatOrder } from './chat-model';
import type { CaptionModel, SpeechModel, TranscriptionModel } from './direct-models';
import type { Filmmaker } from './film';
import type { IllustratorPool } from './illustrator';
import type { QueuedImageModel } from './image-model';
import type { InputFiles } from './input-files';
import type {
  CaptionOrder,
  ChatReply,
  MusicOrder,
  PictureCutoutOrder,
  PictureEditOrder,
  PictureUpscaleOrder,
  SpeechOrder,
  Transcript,
  TranscriptionOrder,
  VideoOrder,
} from './media-orders';
import type { Musician } from './music';
import type { PictureEditor } from './picture-editor';
import type { ProviderFile, QueuedModel } from './queued-model';
import type { Speaker } from './speaker';
import type { Transcriber } from './transcriber';

/** A vendor with an asynchronous queue. */
export interface Queued<Model> {
  readonly form: 'queue';
  readonly model: Model;
  /** Makes our files readable for the vendor. */
  readonly inputs: InputFiles;
}

/** A vendor that answers synchronously. */
export interface Called<Model> {
  readonly form: 'call';
  readonly model: Model;
}

/** An engine of this machine. */
export interface BuiltIn<Engine> {
  readonly form: 'engine';
  readonly engine: Engine;
}

/** The missing program or setting of this machine, in a sentence or two for its administrator. */
export interface Lacking {
  readonly form: 'lacking';
  readonly reason: string;
}

type Files<Order> = QueuedModel<Order, readonly ProviderFile[]>;

/** The built-in engines of a film: pictures, camera, speech and music. */
export interface FilmStudio {
  readonly filmmaker: Filmmaker;
  readonly speaker: Speaker;
  readonly musician: Musician;
}

/** The built-in chat models: the copywriter, and Spark with the help pages. */
export interface Writers {
  readonly copywriter: ChatModel;
  readonly placed: AnswerModel;
}

/** Forms in which a provider may offer each kind. */
export interface Offers {
  image: Queued<QueuedImageModel> | BuiltIn<IllustratorPool>;
  edit: Queued<Files<PictureEditOrder>> | BuiltIn<PictureEditor>;
  cutout: Queued<Files<PictureCutoutOrder>> | BuiltIn<PictureEditor>;
  upscale: Queued<Files<PictureUpscaleOrder>> | BuiltIn<PictureEditor>;
  video: Queued<Files<VideoOrder>> | BuiltIn<FilmStudio> | Lacking;
  speech: Queued<Files<SpeechOrder>> | Called<SpeechModel> | BuiltIn<Speaker> | Lacking;
  transcript:
    | Queued<QueuedModel<TranscriptionOrder, Transcript>>
    | Called<TranscriptionModel>
    | BuiltIn<Transcriber>
    | Lacking;
  music: Queued<Files<MusicOrder>> | BuiltIn<Musician> | Lacking;
  /** Without a vision model pictures are measured, without object recognition. */
  prompt: Queued<QueuedModel<CaptionOrder, readonly string[]>> | Called<CaptionModel> | BuiltIn<null>;
  chat: Queued<QueuedModel<ChatOrder, ChatReply>> | Called<ChatModel> | BuiltIn<Writers>;
}

/** An offer with its provider. */
export type Offered<K extends Capability> = Offers[K] & { readonly servedBy: ServedBy };

/** All offers of the configured providers. */
export interface Offering {
  /** At least one: new runs use the first, accepted runs end with their own provider. */
  of<K extends Capability>(kind: K): readonly [Offered<K>, ...Offered<K>[]];
}
