import { metaDescriptionOptimizer as definition } from '@flint/shared/tools/google/meta-description-optimizer';
import { writingTool } from '../../implementation';
import { uniqueBy } from '../craft/unique-by';
import { ANGLES, searchDescription } from './search-descriptions';
import { searchTitles } from './search-titles';

/** Calls to action by kind of page. */
const CALLS = {
  article: ['Read on.', 'Read the whole of it here.'],
  product: ['See it here.', 'Have a closer look.'],
  shop: ['Have a look around.', 'See what is there.'],
  service: ['See how it works.', 'Ask or book here.'],
  home: ['Come in and look around.', 'Start here.'],
} as const;

export const metaDescriptionOptimizer = writingTool({
  definition,
  guide: `You write search results that are clicked by the right people and by nobody else. The title says what the page is, the words of "keyword" early and as people type them, within 580 pixels in Arial 20 px (about 55 characters); "site" only at the end after " | ", and only where it fits. The description says in its first 110 characters what a reader finds there, from "points", and ends within 155; no quotes, no capitals for emphasis, no "click here", no "welcome to". It promises nothing the points do not hold. No two titles alike, and no description that repeats its title. With "description" given, keep what is good in it and mend what is not. Each pair leads with something else.`,
  write({ topic, points, keyword, audience, kind, site, count }, kit) {
    const isSaid = topic.toLowerCase().includes(audience.toLowerCase());
    const voice = kit.about({ topic, audience: isSaid ? '' : audience, details: points, platform: 'blog' });
    const facts = kit.facts(topic, points);
    const titles = searchTitles(voice, { keyword, site, count });
    const first = facts.length > 0 ? kit.random.int(0, ANGLES.length - 1) : 1;
    const results = Array.from({ length: ANGLES.length * 2 }, (_, at) => {
      const angle = ANGLES[(first + at) % ANGLES.length] ?? 'facts';
      // Rotated for each description, so that each fact appears in some of them.
      const turned = facts.map((_, each) => facts[(each + at) % facts.length] ?? '');
      const description = searchDescription(voice, angle, { facts: turned, keyword, call: voice.say(CALLS[kind]) });
      return { title: titles[at % titles.length] ?? topic, description, angle };
    });
    const different = uniqueBy(results, ({ description }) => description);
    const kept = different.length > 0 ? different : [{ title: topic, description: topic, angle: 'answer' as const }];
    return { results: kept.slice(0, count) };
  },
});
