import type { SurveyAnswers } from '@flint/shared/contracts/surveys';
import { withStorage } from '@flint/shared/state/with-storage';

const KEY = 'flint:survey';

/** What was answered so far, and the step one was at. */
export interface SurveyDraft {
  readonly step: number;
  readonly answers: SurveyAnswers;
}

/** The draft of this browser; undefined without one. */
export function readDraft(): SurveyDraft | undefined {
  const text = withStorage(() => localStorage.getItem(KEY));
  const draft = text ? withStorage(() => JSON.parse(text) as Partial<SurveyDraft>) : undefined;
  if (typeof draft?.step !== 'number' || typeof draft.answers !== 'object' || draft.answers === null) return undefined;
  return { step: draft.step, answers: draft.answers };
}

export function writeDraft(draft: SurveyDraft): void {
  withStorage(() => localStorage.setItem(KEY, JSON.stringify(draft)));
}

export function forgetDraft(): void {
  withStorage(() => localStorage.removeItem(KEY));
}

/** Without empty answers, which are questions that were skipped. */
export function givenAnswers(answers: SurveyAnswers): SurveyAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '' && String(answer) !== ''));
}
