import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { readMySurvey, type SurveyAnswers, sendSurvey } from '@flint/shared/contracts/surveys';
import { signInHref } from '@flint/shared/orders/sign-in-href';
import { viewerAtom } from '@flint/shared/state/boot';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { useSubmit } from '@flint/shared/ui/use-submit';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { InfoPage } from '../info/info-page';
import { StepProgress } from '../steps/step-progress';
import styles from '../steps/steps.module.css';
import { QuestionField } from './question-field';
import { QUESTIONS } from './questions';
import { forgetDraft, givenAnswers, readDraft, type SurveyDraft, writeDraft } from './survey-draft';

const MINE = callResource(readMySurvey, {});
const LAST = QUESTIONS.length - 1;

/** Public page: the survey, one question at a time. */
export default function SurveyPage() {
  const viewer = useAtomValue(viewerAtom);
  // The page reads no session before it sends: a visitor without one learns it from the 401.
  const { data } = useResource(viewer ? MINE : null);
  const [draft, setDraft] = useState<SurveyDraft>({ step: 0, answers: {} });
  const [done, setDone] = useState(false);
  useEffect(() => {
    const kept = readDraft();
    if (kept) setDraft({ ...kept, step: Math.min(Math.max(kept.step, 0), LAST) });
  }, []);
  const change = (next: SurveyDraft) => {
    setDraft(next);
    writeDraft(next);
  };
  const finish = () => {
    forgetDraft();
    setDone(true);
  };
  return (
    <InfoPage title="Survey" lead="Five questions about your work. Skip what you do not want to answer.">
      {done ? (
        <Note tone="good" role="status" title="Thank you. Your answers have arrived.">
          You can answer again at any time: the new answers replace these.
        </Note>
      ) : (
        <Steps
          draft={draft}
          answers={{ ...data?.survey?.answers, ...draft.answers }}
          onChange={change}
          onDone={finish}
        />
      )}
    </InfoPage>
  );
}

interface StepsProps {
  draft: SurveyDraft;
  /** With those of an earlier time. */
  answers: SurveyAnswers;
  onChange: (draft: SurveyDraft) => void;
  onDone: () => void;
}

function Steps({ draft: { step }, answers, onChange, onDone }: StepsProps) {
  const question = QUESTIONS[step];
  const given = givenAnswers(answers);
  const isEmpty = Object.keys(given).length === 0;
  const go = (next: number) => onChange({ step: next, answers });
  const { props, busy, failure } = useSubmit<never>({
    faults: {},
    async send() {
      if (step < LAST) return go(step + 1);
      await request(sendSurvey, { body: { answers: given } });
      onDone();
    },
  });
  if (!question) return null;
  return (
    <form {...props} className={layout.stack} aria-label="Survey">
      <StepProgress label="Questions" steps={QUESTIONS.map((each) => each.step)} current={step} onGo={go} />
      <QuestionField
        key={question.key}
        question={question}
        answer={answers[question.key]}
        onAnswer={(answer) => onChange({ step, answers: { ...answers, [question.key]: answer } })}
      />
      {failure !== null && <Refused error={failure} />}
      {step === LAST && isEmpty && (
        <Note title="Nothing is answered yet.">Go back and answer at least one question.</Note>
      )}
      <div className={styles.ways}>
        <Button disabled={step === 0} onClick={() => go(step - 1)}>
          Back
        </Button>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Sending" disabled={step === LAST && isEmpty}>
          {step < LAST ? 'Next' : 'Send answers'}
        </Button>
      </div>
    </form>
  );
}

function Refused({ error }: { error: unknown }) {
  if (error instanceof ApiError && error.status === 401)
    return (
      <Note
        tone="warn"
        role="alert"
        title="Sign in to send your answers."
        action={
          <ButtonLink href={signInHref('/survey')} variant="line" size="sm">
            Sign in
          </ButtonLink>
        }
      >
        They are kept in this browser, and you come back to this question.
      </Note>
    );
  return (
    <Note tone="bad" role="alert" title={toMessage(error)}>
      Your answers are kept in this browser.
    </Note>
  );
}
