import type { SurveyAnswers } from '@flint/shared/contracts/surveys';
import { Field } from '@flint/shared/ui/field';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { TextArea } from '@flint/shared/ui/text-area';
import styles from '../steps/steps.module.css';
import type { Question } from './questions';

type Answer = SurveyAnswers[string];

interface QuestionFieldProps {
  question: Question;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

/** The control of one question. */
export function QuestionField({
  question: { key, question, help, kind, choices },
  answer,
  onAnswer,
}: QuestionFieldProps) {
  if (kind === 'text')
    return (
      <Field label={question} help={help}>
        <TextArea value={String(answer ?? '')} maxLength={2000} onChange={({ target }) => onAnswer(target.value)} />
      </Field>
    );
  const chosen = Array.isArray(answer) ? answer : [];
  const press = (choice: string) => {
    if (kind === 'one') onAnswer(choice);
    else onAnswer(chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]);
  };
  return (
    <FieldGroup legend={question} help={help}>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={key}
              checked={kind === 'one' ? answer === choice : chosen.includes(choice)}
              onChange={() => press(choice)}
            />
            {choice}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
