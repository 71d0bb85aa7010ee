import styles from './public.module.css';
import { Section } from './section';

/** FAQ with visible answers, readable without a press and without JavaScript. */
export function Questions({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  if (questions.length === 0) return null;
  return (
    <Section title="Questions">
      <dl className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
