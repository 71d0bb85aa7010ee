import { join } from 'node:path';
import type { MusicOrder } from '@flint/engines/spec/media-orders';
import type { MediaTools } from '@flint/engines/spec/media-tools';
import type { Musician, PieceOrder } from '@flint/engines/spec/music';
import type { Offered } from '@flint/engines/spec/offers';
import type { ProviderFile, QueuedModel } from '@flint/engines/spec/queued-model';
import { AUDIO_CONTENT_TYPES, type AudioFormat } from '@flint/shared/contracts/audio';
import {
  MUSIC_SECONDS,
  type MusicGenre,
  type MusicKey,
  type MusicMood,
  type TextToMusicBody,
} from '@flint/shared/contracts/music';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { MusicRecipe } from '@flint/shared/contracts/recipes/music';
import { defineKind } from '../generation/define-kind';
import {
  type Delivery,
  type Engine,
  type Kind,
  type MakeContext,
  type Maker,
  type Vendor,
  vendorWork,
} from '../generation/kind';
import { isMissing, type ToolsOrReason } from '../generation/tools-or-reason';
import { toMusicRecipe } from './music-recipe';

type Model = QueuedModel<MusicOrder, readonly ProviderFile[]>;

interface MusicKindDeps {
  readonly offers: readonly [Offered<'music'>, ...Offered<'music'>[]];
  readonly tools: ToolsOrReason;
}

const WHOLE_ONLY = 'The provider makes the piece alone, no parts and no MIDI. Ask without them.';

/** The kind `music`: a piece from a prompt. */
export function musicKind({ offers, tools }: MusicKindDeps): Kind<'music'> {
  return defineKind({
    name: 'music',
    offers,
    maker: (offer) => makerOf(offer, tools),
    recipe: async (_userId, body: TextToMusicBody) => toMusicRecipe(body, MUSIC_SECONDS),
    title: ({ prompt }) => prompt,
  });
}

function makerOf(offer: Offered<'music'>, tools: ToolsOrReason): Maker<'music'> {
  if (offer.form === 'engine') return builtInMusic(offer.engine);
  if (offer.form === 'lacking') return { servedBy: null, reason: offer.reason };
  return isMissing(tools) ? tools : vendorMusic(offer.model, offer.servedBy, tools);
}

/** The built-in composer and synthesizer: one piece at a time. */
function builtInMusic(musician: Pick<Musician, 'make'>): Engine<'music'> {
  return {
    servedBy: 'embedded',
    async make(recipe, { scratch, signal, say }) {
      say('Composing', 0);
      const onProgress = (share: number) => say('Playing', share * 100);
      const piece = await musician.make(toPiece(recipe), { directory: scratch, signal, onProgress });
      const { file, contentType, seconds, stems, midi, plan, loudness, truePeak } = piece;
      return {
        files: [
          { role: 'audio', content: file, contentType, seconds },
          ...stems.map((stem) => ({
            ...{ role: 'stem' as const, name: stem.part, content: stem.file, contentType: stem.contentType, seconds },
          })),
          ...(midi ? [{ role: 'midi' as const, content: midi.file, contentType: midi.contentType }] : []),
        ],
        output: { plan, loudness, truePeak },
      };
    },
  };
}

/** The recipe holds values that the call validated. */
function toPiece({ duration, genre, mood, key, format, ...rest }: MusicRecipe): PieceOrder {
  return {
    ...rest,
    seconds: duration,
    genre: genre as MusicGenre | null,
    mood: mood as MusicMood | null,
    key: key as MusicKey | null,
    format: format as AudioFormat,
  };
}

/** A vendor's model, which takes all settings as text. */
function vendorMusic(model: Model, servedBy: ServedBy, tools: MediaTools): Vendor<'music'> {
  return {
    servedBy,
    whyNot: (recipe) => (recipe.stems || recipe.midi ? WHOLE_ONLY : model.whyNot?.(toOrder(recipe))),
    work: vendorWork<'music', MusicOrder, readonly ProviderFile[]>({
      model,
      toOrder: async (recipe) => toOrder(recipe),
      deliver: ([file], { format }, context) => write(file, format as AudioFormat, context, tools),
    }),
  };
}

/** Settings without a field at the vendor go into its prompt. */
function toOrder({ prompt, duration, seed, genre, mood, tempo, key }: MusicRecipe): MusicOrder {
  const wishes = [prompt, genre, mood, tempo && `${tempo} bpm`, key && `in ${key}`];
  return { prompt: wishes.filter(Boolean).join(', '), durationSeconds: duration, seed };
}

async function write(
  file: ProviderFile | undefined,
  format: AudioFormat,
  { download, scratch, signal }: MakeContext,
  tools: MediaTools,
): Promise<Delivery<'music'>> {
  if (!file) throw new Error('The vendor answered without a file');
  const heard = await download(file.url, 'piece.wav');
  const content = join(scratch, `piece.${format}`);
  await tools.encode(heard, content, format, signal);
  const { seconds } = await tools.probe(content, signal);
  const contentType = AUDIO_CONTENT_TYPES[format];
  return {
    files: [{ role: 'audio', content, contentType, seconds }],
    output: { plan: null, loudness: null, truePeak: null },
  };
}
