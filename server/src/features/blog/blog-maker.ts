import type { Offered } from '@flint/engines/spec/offers';
import { type DraftFacts, draftChat, HERO_MODEL } from '@flint/shared/contracts/blog-draft';
import { type BlogDraft, generateBlogDraft, HERO_FAILED } from '@flint/shared/contracts/blogs';
import type { Run } from '@flint/shared/contracts/runs';
import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage';
import { toAnswer } from '../chat/chat-answers';
import { withDefaults } from '../chat/chat-recipe';
import { noResultError } from '../generation/answer-run';
import type { Generation } from '../generation/generation-service';
import type { Images } from '../images/images-service';
import type { RunRow } from '../runs/tables';
import { outline } from './outline';
import type { PostPictures } from './post-pictures';

const WIDTH = 1600;
const HEIGHT = 900;
/** Answer of the hero image call: it succeeded only with both `success` and an address. */
interface HeroAnswer {
  readonly success: boolean;
  readonly data?: { readonly heroImageUrl: string };
  readonly error?: string;
}

/** What is made for posts: runs like any other, paid by the editor. */
export interface BlogMaker {
  /** An outline of the facts where no language model is connected; undefined where one is. */
  outline(facts: DraftFacts): BlogDraft | undefined;
  orderDraft(userId: string, facts: DraftFacts, key: string | undefined): Promise<RunRow>;
  /** The draft that an ended run has written. @throws AppError where it wrote nothing */
  toDraft(run: Run): BlogDraft;
  orderHero(userId: string, asked: HeroFacts, key: string | undefined): Promise<RunRow>;
  /** Keeps the picture of an ended run for posts; a run has one, however often it is asked for. */
  toHero(run: Run): Promise<HeroAnswer>;
}

interface HeroFacts {
  readonly prompt: string;
  readonly title?: string | undefined;
}

interface BlogMakerDeps {
  readonly storage: Pick<Storage, 'read' | 'keyOf'>;
  readonly pictures: Pick<PostPictures, 'keep'>;
  readonly images: Images;
  readonly generation: Pick<Generation, 'order'>;
  readonly chat: Offered<'chat'>;
}

export function createBlogMaker({ storage, pictures, images, generation, chat }: BlogMakerDeps): BlogMaker {
  return {
    // The built-in engine fills templates: an outline of the editor's own facts is more honest.
    outline: ({ topic, category }) =>
      chat.form === 'engine' ? { ...outline(topic, category), isOutline: true } : undefined,

    orderDraft(userId, facts, key) {
      const asked = draftChat(facts);
      return generation.order({ kind: 'chat', userId, recipe: withDefaults(asked), asked, key });
    },

    toDraft(run) {
      const text = run.kind === 'chat' ? toAnswer(run).content : '';
      if (text.trim() === '') throw noResultError(run, generateBlogDraft.failure);
      return { ...splitDraft(text), isOutline: false };
    },

    orderHero(userId, { prompt, title }, key) {
      const words = title ? `${prompt}. For an article called ${title}` : prompt;
      return images.order(userId, { prompt: words, model: HERO_MODEL, aspect_ratio: '16:9', num_images: 1 }, key);
    },

    async toHero(run) {
      const key = pictureKey(run, storage);
      if (key === undefined) return { success: false, error: run.message ?? HERO_FAILED };
      const bytes = await sharp(await storage.read(key))
        .resize(WIDTH, HEIGHT, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer();
      return { success: true, data: { heroImageUrl: await pictures.keep(run.id, bytes) } };
    },
  };
}

/** The storage key of a run's picture; undefined without one. */
function pictureKey(run: Run, storage: Pick<Storage, 'keyOf'>): string | undefined {
  const [picture] = run.images;
  return picture && storage.keyOf(picture.url);
}

function splitDraft(text: string): Omit<BlogDraft, 'isOutline'> {
  const [, title = 'Untitled'] = /^# +(.+)$/m.exec(text) ?? [];
  const [, excerpt = ''] = /^[*_]([^*_]+)[*_]\s*$/m.exec(text) ?? [];
  const content = text
    .replace(/^# +.+$/m, '')
    .replace(/^[*_][^*_]+[*_]\s*$/m, '')
    .trim();
  return { title: title.trim(), excerpt: excerpt.trim(), content };
}
