import { RULES } from '@flint/shared/tools/limits/limits';
import { faqPage } from './json-ld';
import { Markup } from './markup';
import type { PanelProps } from './panel-props';

interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** The FAQ's structured data, updated with the edits above. */
export default function GoogleFaq({ output }: PanelProps) {
  const questions = output.questions as readonly Answered[];
  const note = `The same questions and answers must be readable on the page. ${RULES['google.faq.results'].what}`;
  return <Markup data={faqPage(questions)} note={note} />;
}
