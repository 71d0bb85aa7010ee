import { writeSpark } from '@flint/engines/spark/write-spark';
import { PLATFORM_LIMITS } from './platform-limits';

const say = (content: string) =>
  writeSpark({ messages: [{ role: 'user', content }], seed: 1, limits: PLATFORM_LIMITS }, () => []);

test.each([
  ['How long can an Instagram caption be?', 'captions above 2,200 characters'],
  ['How many hashtags can I use on Instagram?', '5 hashtags'],
  ['How long can a tweet be?', 'X takes 280 characters'],
  ['youtube title character limit', 'titles above 100 characters'],
  ['What is the maximum length of a TikTok caption?', 'TikTok takes 2,200'],
  ['How long can a caption be?', 'TikTok takes 2,200'],
  ['How many tags can a YouTube video have?', '500 characters of tags'],
  ['Instagram bio limit', 'bios above 150 characters'],
  ['How big can a YouTube thumbnail be?', 'thumbnails'],
  ['How many slides can an Instagram carousel have?', '2 to 20 slides'],
  ['Max length of a meta description?', 'Google shows about'],
  ['How many choices can a poll on X have?', 'X polls have 2 to 4 choices'],
  ['How long is a Facebook ad headline allowed to be?', 'headline'],
])('%j is answered from the rulebook, and costs nothing', (question, words) => {
  const { text, free } = say(question);
  expect(text).toMatch(/^\*\*From the rulebook/);
  expect(text).toContain(words);
  expect(text).toContain('Source: ');
  expect(free).toBe(true);
});

test.each(['Write a caption of at most 100 characters about tea', 'How long can a video be?', 'How much is gold?'])(
  '%j is no question about a limit',
  (message) => expect(say(message).text).not.toContain('rulebook'),
);
