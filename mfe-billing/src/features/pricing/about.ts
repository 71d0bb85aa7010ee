import type { About } from '@flint/shared/contracts/fragments';
import { QUESTIONS } from './questions';

export const ABOUT_PRICING: About = {
  title: 'Pricing: credits for pictures, film, voice and words | Flint',
  description:
    'Buy credits once, spend them on pictures, film, voice, music and words. They do not expire, and a job that fails costs nothing.',
  trail: [{ name: 'Pricing', path: '/pricing' }],
  questions: [...QUESTIONS],
  program: null,
};
