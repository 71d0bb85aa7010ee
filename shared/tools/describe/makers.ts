import { ASPECT_RATIO_IDS } from '../../contracts/image-options';
import { ITEM, writeReference } from '../steps/references';
import type { Sketch } from './sketch';
import { capital, readCount, readFilmRatio, readRatio } from './words';
import type { Maker } from './writers';

const EACH = /\b(?:for each|for every|each of (?:them|the)|per (?:title|post|caption|slide|idea))\b.*$/i;
const PICTURE =
  /\b(?:pictures?|images?|illustrations?|covers?|thumbnails?|headers?|photos?|drawings?|posters?|banners?|graphics?)\b/i;
/** What is drawn, where no kind of picture is named. */
const DRAWN = /^(?:draw|paint|sketch|illustrate)\s+(?:me |us )?(.+)/i;
const FILM = /\b(?:videos?|films?|reels?|shorts?|clips?|animations?)\b/i;
const VERB =
  /^(?:make|create|draw|paint|generate|design|produce|render|give|add|illustrate|film|animate|compose|turn .*? into)\s+(?:me\s+|us\s+)?/i;
const BACK =
  /\s*\b(?:of|for|from|about|to|with|out of)\s+(?:it|them|this|that|the (?:text|thread|post|article|caption|title|result|summary|script))\b/gi;
const ITEM_TEXT = writeReference({ from: ITEM, output: 'text' });
const PICTURES_MAX = 4;
const EACH_MOST = 5;

const ITSELF =
  /\b(?:of|with|showing)\s+(?!it\b|them\b|this\b|that\b|each\b|the (?:text|thread|post|article|caption|title)\b)\w+/i;

/** What a picture or a film shows: what the person said, for the latest words unless the clause says it all. */
function shown(sketch: Sketch, clause: string, word: string): string {
  const said = clause.replace(EACH, ' ').replace(VERB, '').replace(BACK, ' ').replace(/\s+/g, ' ').trim();
  const words = capital(said === '' ? word : said);
  if (ITSELF.test(clause.replace(EACH, ' '))) return words;
  return `${words}, without words in it, for: ${sketch.lastTitle() ?? sketch.topic()}`;
}

/** The shape of a film, where the clause says one. */
function filmShape(clause: string): { readonly aspect_ratio?: string } {
  const ratio = readFilmRatio(clause, ASPECT_RATIO_IDS);
  return ratio === undefined ? {} : { aspect_ratio: ratio };
}

function addPictures(sketch: Sketch, clause: string): string | undefined {
  const ratio = readRatio(clause, ASPECT_RATIO_IDS);
  const shape = ratio === undefined ? {} : { aspect_ratio: ratio };
  const prompt = shown(sketch, clause, 'a picture');
  if (EACH.test(clause)) {
    const over = sketch.lastList();
    if (over === undefined) return undefined;
    const said = clause.replace(EACH, ' ').replace(VERB, '').replace(BACK, ' ').replace(/\s+/g, ' ').trim();
    const inner = {
      prompt: `${capital(said || 'a picture')}, without words in it, for: ${ITEM_TEXT}`,
      num_images: 1,
      ...shape,
    };
    sketch.notes.push(`For each makes at most ${EACH_MOST} pictures.`);
    sketch.add(
      'pictures',
      { kind: 'each', input: { over, most: EACH_MOST, kind: 'image', input: inner } },
      { file: 'image' },
    );
    return '';
  }
  const wanted = readCount(clause, PICTURE) ?? 1;
  const count = Math.min(PICTURES_MAX, Math.max(1, wanted));
  if (count < wanted)
    sketch.notes.push(`A step makes at most ${PICTURES_MAX} pictures: ${count} instead of ${wanted}.`);
  sketch.add('picture', { kind: 'image', input: { prompt, num_images: count, ...shape } }, { file: 'image' });
  return '';
}

/** A step that works on a picture: the latest one, or one that the form asks for. */
function pictureFor(sketch: Sketch): string {
  const own = { type: 'upload', label: 'Picture', accepts: 'picture', required: true } as const;
  return sketch.lastFile('image') ?? sketch.ask('picture', own);
}

const speak = (sketch: Sketch): string | undefined => {
  const text = sketch.lastWords() ?? sketch.ask('text', { type: 'long', label: 'Text', required: true });
  sketch.add('voice', { kind: 'speech', input: { text } }, { file: 'audio' });
  return '';
};

/** What asks its owner, and what makes files: before what writes, as "a picture for the post" is a picture. */
export const MAKERS: readonly Maker[] = [
  {
    asked: /\b(?:let me (?:choose|pick|decide)|i (?:choose|pick)|ask me which)\b/i,
    add(sketch) {
      const from = sketch.lastList();
      if (from === undefined) return undefined;
      sketch.add('chosen', { kind: 'choice', input: { from } }, { words: 'text' });
      return '';
    },
  },
  {
    asked: /\b(?:approv\w+|let me (?:check|see|review|read)|ask me|wait for (?:me|my ok\w*)|show (?:it|them) to me)\b/i,
    add(sketch) {
      const show = sketch.lastWords();
      if (show === undefined) return undefined;
      sketch.add('approved', { kind: 'choice', input: { show } }, { words: 'text' });
      return '';
    },
  },
  {
    asked: /\b(?:remove|take out|delete) (?:its|the) background\b|\bcut (?:it|the \w+) out\b/i,
    add(sketch) {
      sketch.add('cutout', { kind: 'cutout', input: { image_url: pictureFor(sketch) } }, { file: 'image' });
      return '';
    },
  },
  {
    asked: /\b(?:upscale|enlarge|higher resolution|make it (?:larger|bigger|sharper))\b/i,
    add(sketch) {
      sketch.add('large', { kind: 'upscale', input: { image_url: pictureFor(sketch), factor: 2 } }, { file: 'image' });
      return '';
    },
  },
  {
    asked: /\bdescribe (?:this|the|my|a|it)\b.*\b(?:picture|photo|image)\b/i,
    add(sketch) {
      sketch.add('described', { kind: 'prompt', input: { images: [pictureFor(sketch)] } }, { words: 'text' });
      return '';
    },
  },
  {
    asked: /\banimate\b|\b(?:film|video|clip|animation) (?:of|from|out of) (?:the|that|this) picture\b/i,
    add(sketch, clause) {
      const input = { prompt: capital(clause), image_url: pictureFor(sketch), ...filmShape(clause) };
      sketch.add('film', { kind: 'video', input }, { file: 'video' });
      return '';
    },
  },
  { asked: /\b(?:read (?:it|them|that) (?:out|aloud)|voice-?overs?|narrat\w+|speak (?:it|them))\b/i, add: speak },
  {
    asked: /\b(?:music|songs?|jingles?|soundtracks?|tunes?)\b/i,
    add(sketch, clause) {
      const prompt = capital(clause.replace(VERB, '').replace(BACK, ' ').replace(/\s+/g, ' ').trim());
      sketch.add('music', { kind: 'music', input: { prompt } }, { file: 'audio' });
      return '';
    },
  },
  {
    asked: new RegExp(`${FILM.source}(?!\\s+(?:titles?|scripts?|descriptions?|ideas?|captions?|hooks?))`, 'i'),
    add(sketch, clause) {
      if (/^(?:write|draft)\b/i.test(clause)) return undefined;
      if (EACH.test(clause)) sketch.notes.push('It makes one film, of all together.');
      const input = { prompt: shown(sketch, clause, 'a film'), ...filmShape(clause) };
      sketch.add('film', { kind: 'video', input }, { file: 'video' });
      return '';
    },
  },
  {
    asked: new RegExp(`${PICTURE.source}(?!\\s+(?:titles?|descriptions?|ideas?|captions?))`, 'i'),
    add: (sketch, clause) => (/^(?:write|draft)\b/i.test(clause) ? undefined : addPictures(sketch, clause)),
  },
  {
    asked: DRAWN,
    add(sketch, clause) {
      const [, thing = ''] = DRAWN.exec(clause) ?? [];
      if (/^(?:it|them|this|that)\b/i.test(thing)) return addPictures(sketch, clause.replace(thing, 'an illustration'));
      sketch.add('picture', { kind: 'image', input: { prompt: capital(thing), num_images: 1 } }, { file: 'image' });
      return '';
    },
  },
];
