import { BLOG_EXCERPT_MAX } from '@flint/shared/contracts/blogs';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { insertFileTasks, insertPost, insertSeedMark } from './blog-repository';
import { firstWords, readingMinutes, readMarkdown } from './markdown';

interface FirstPost {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly content: string;
}

/** The posts that a new server begins with, the newest first. Editors may change and delete them. */
const FIRST_POSTS: readonly FirstPost[] = [
  {
    id: 'b1090000-0000-4000-8000-000000000001',
    slug: 'describe-a-picture-in-four-parts',
    title: 'Describe a picture in four parts',
    category: 'pictures',
    content: `A description that names four things gives you fewer surprises: what is in the picture, where the light comes from, how far away the viewer stands, and what the picture is for.

## Subject before style

Begin with the thing itself. “A stack of old cameras on a yellow table” leaves less open than “vintage mood”. If a detail matters, name it; if it does not, leave it out. Every further detail is one more that can go wrong.

## Say where the light is

Light decides the mood more than any adjective. *Soft light from the left, early morning* makes another picture than *one lamp from above, dark room*. Change only this part and compare the two.

## Distance and angle

Close-up, from above, at eye level, seen from far away: one of these is enough. Without it the subject often stands in the middle at a middle distance.

## What it is for

A thumbnail needs a large shape and room for words. A header needs a calm half. Say so, and choose the ratio that fits:

| For | Ratio | Leave room |
| --- | --- | --- |
| Video thumbnail | 16:9 | on one side |
| Feed post | 4:5 | at the edges |
| Story | 9:16 | at the top and the bottom |

## A way to work

1. Write the four parts in one sentence each.
2. Make one picture.
3. Change **one** part, and keep the seed if the rest should stay.
4. Stop when you can say which part made it better.

The [generator](/generator) shows what each attempt costs before you press.`,
  },
  {
    id: 'b1090000-0000-4000-8000-000000000002',
    slug: 'titles-that-keep-their-promise',
    title: 'Titles that keep their promise',
    category: 'writing',
    content: `A title is a promise, and the first minute is where it is kept or broken. The best title is the most precise one that is still true.

## One sentence first

Before any title, finish this sentence: *After this, somebody who … can …* If you cannot, the video has no single subject yet, and no title will save it.

## Four tests

- **Only here.** Would the title also fit another video? Then it says too little.
- **Half of it.** On a phone, only the first words are seen. Do they work alone?
- **Beside the picture.** If thumbnail and title say the same, one of them is wasted.
- **A year later.** Would you still stand by it?

## Numbers and brackets

A number helps when it is the content: *five mistakes* means there are five. It hurts when it is decoration. Words in brackets are read last; put nothing there that matters.

## How to choose

Write ten quickly, strike the clever ones, read the rest aloud. The one you would say to a friend is usually the one. The [title generator](/tools/youtube/title-generator) gives you a first ten, counted as the platform counts them.`,
  },
  {
    id: 'b1090000-0000-4000-8000-000000000003',
    slug: 'one-recording-five-posts',
    title: 'One recording, five posts',
    category: 'workflow',
    content: `You have recorded half an hour. Most of what you will publish this week is already in it.

## Start from the words

Make a transcript first. It is searched faster than a recording is heard, and every sentence has its time.

## Five things to look for

1. **The sentence that surprised you.** It is the first line of a post.
2. **A list you gave without noticing.** It becomes a carousel or a thread, one point each.
3. **A question somebody asked.** It is the title of the next piece.
4. **A mistake you told.** People remember it longer than advice.
5. **A minute that stands alone.** Cut it for a short video, with its subtitles.

## What to change

Spoken sentences are longer than read ones. Cut the beginnings: “so basically”, “I think that”. Keep your own words for things; they are what makes it sound like you.

## What not to do

Do not post the same text everywhere. Each platform counts differently and cuts at another place. The [tools](/tools) show both while you write.`,
  },
  {
    id: 'b1090000-0000-4000-8000-000000000004',
    slug: 'subtitles-people-can-read',
    title: 'Subtitles people can read',
    category: 'video',
    content: `Many people watch without sound: in a train, beside a sleeping child, or because they do not hear well. Subtitles are for all of them, and three rules make most of the difference.

## Two lines, and time to read them

A subtitle has at most two lines. Somebody reads about 15 letters in a second: a line of 42 letters needs nearly three. If speech is faster, shorten the words, not the time.

## Break where the voice breathes

> I would not have
> gone there alone.

is read more easily than a line that ends in “have gone”. Keep the article with its noun and the name with its surname.

## Say what is heard

Not only words: *(a door closes)*, *(laughter)*. Name the speaker when it is not seen who speaks.

## Check once, properly

- Names and numbers, letter by letter.
- Every place where two people speak at once.
- The first and the last ten seconds.

Automatic transcripts make mistakes exactly there. In Flint a transcript can be exported as SRT or WebVTT once you have read it.`,
  },
  {
    id: 'b1090000-0000-4000-8000-000000000005',
    slug: 'say-what-was-made-by-a-model',
    title: 'Say what was made by a model, and how',
    category: 'publishing',
    content: `Sooner or later somebody asks whether that picture is real. It is easier to have said so before.

## Where to say it

Say it where the question arises: in the caption of a picture, in the description of a video, at the beginning of a recording with a made voice. A line in your profile is not enough, since posts travel without it.

## How to say it

Short and specific:

- *Picture made with a model from my description.*
- *The voice is synthetic; the text is mine.*
- *Drafted with a model, checked and changed by me.*

“AI-assisted” says nothing that a reader can use.

## What not to make

Do not make what looks like evidence: news scenes, documents, people doing what they did not do. Not even with a label, because labels are cropped.

## What the file knows

Files made by Flint carry a note in their metadata that they were generated. Some platforms read it and some remove it. It helps those who look; it does not replace your sentence.

Several platforms have rules of their own about this, and they change. Read those of the one you publish on before a series, not after.`,
  },
];

const AUTHOR = 'flint';

/** Adds the first posts, once in the life of a database. */
export async function addFirstPosts(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await insertSeedMark(tx))) return;
    const now = Date.now();
    for (const [index, { content: markdown, ...post }] of FIRST_POSTS.entries()) {
      const content = readMarkdown(markdown);
      await insertPost(tx, {
        ...post,
        excerpt: firstWords(content, BLOG_EXCERPT_MAX),
        content: JSON.stringify(content),
        minutes: readingMinutes(content),
        status: 'published',
        hero_image_url: null,
        author_id: AUTHOR,
        published_at: new Date(now - index * 1000),
        scheduled_for: null,
        scheduled_zone: null,
        due_at: null,
      });
    }
    await insertFileTasks(
      tx,
      FIRST_POSTS.map(({ slug }) => slug),
    );
  });
}
