import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

const ANSWERS_MAX = 30;
const KEY_MAX = 60;
const TEXT_MAX = 2000;
const CHOICES_MAX = 20;

const Text = z
  .string('An answer is a text, a number or a list of texts.')
  .check(z.maxLength(TEXT_MAX, `An answer has at most ${TEXT_MAX.toLocaleString('en')} characters.`));

/** Answers by the key of their question. */
export const SurveyAnswers = z
  .record(
    z
      .string()
      .check(z.minLength(1, 'A question has a key.'), z.maxLength(KEY_MAX, 'The key of a question is too long.')),
    z.union([Text, z.number(), z.array(Text).check(z.maxLength(CHOICES_MAX, 'These are too many choices.'))]),
  )
  .check(
    z.refine((answers) => Object.keys(answers).length > 0, { error: 'Answer at least one question.' }),
    z.refine((answers) => Object.keys(answers).length <= ANSWERS_MAX, {
      error: `A survey has at most ${ANSWERS_MAX} answers.`,
    }),
  );
export type SurveyAnswers = z.infer<typeof SurveyAnswers>;

export const Survey = z.object({
  id: z.string(),
  answers: SurveyAnswers,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Survey = z.infer<typeof Survey>;

/** One set of answers per user: sending it again replaces it. */
export const sendSurvey = defineCall({
  id: 'sendSurvey',
  method: 'POST',
  path: '/api/surveys',
  tag: 'Survey',
  summary: 'Send the answers of the survey',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  body: z.object({ answers: SurveyAnswers }),
  response: z.object({ survey: Survey }),
  failure: 'Your answers could not be sent',
});

export const readMySurvey = defineCall({
  id: 'readMySurvey',
  method: 'GET',
  path: '/api/surveys/me',
  tag: 'Survey',
  summary: 'Own answers; null before any were sent',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ survey: z.nullable(Survey) }),
  failure: 'Your answers could not be read',
});
