import { getHref } from '@flint/shared/contracts/routes';
import { creditsAtom } from '@flint/shared/state/credits';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Chip } from '@flint/shared/ui/chip';
import { Field } from '@flint/shared/ui/field';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Page, PageHead } from '@flint/shared/ui/page';
import text from '@flint/shared/ui/text.module.css';
import { TextArea } from '@flint/shared/ui/text-area';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TextLink } from '../info/info-page';
import { StepProgress } from '../steps/step-progress';
import styles from '../steps/steps.module.css';
import { FirstPicture } from './first-picture';
import { forgetTour, readTour, type TourState, writeTour } from './tour-state';

const STEPS = ['Credits', 'An idea', 'A picture', 'What is next'];
const LAST = STEPS.length - 1;
const IDEAS = [
  'A red boat on a calm lake, early morning, mist over the water',
  'A stack of old cameras on a yellow table, soft light from the left',
  'A small greenhouse at night, glowing from inside, seen from above',
];

/** App page: the first steps, which end with a picture. */
export default function TourPage() {
  const navigate = useNavigate();
  const [state, setState] = useState(readTour);
  const title = useRef<HTMLHeadingElement>(null);
  const { step, prompt } = state;
  // The next step's title takes the focus, so that the keyboard goes on from there.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);
  const change = (part: Partial<TourState>) => {
    const next = { ...state, ...part };
    setState(next);
    writeTour(next);
  };
  const end = () => {
    forgetTour();
    navigate(getHref('dashboard'));
  };
  return (
    <Page width="text">
      <PageHead
        title="Welcome tour"
        lead="Four short steps. At the end you have a picture of your own."
        actions={step < LAST && <ButtonLink href={getHref('dashboard')}>Leave for now</ButtonLink>}
      />
      <StepProgress label="Tour" steps={STEPS} current={step} onGo={(next) => change({ step: next })} />
      <section className={layout.stack}>
        <h2 ref={title} tabIndex={-1} className={`${text.d1} ${styles.focus}`}>
          {STEPS[step]}
        </h2>
        {step === 0 && <CreditsStep />}
        {step === 1 && <IdeaStep prompt={prompt} onPrompt={(next) => change({ prompt: next })} />}
        {step === 2 && <FirstPicture prompt={prompt} runId={state.runId} onOrdered={(runId) => change({ runId })} />}
        {step === LAST && <NextStep />}
        <div className={styles.ways}>
          <Button disabled={step === 0} onClick={() => change({ step: step - 1 })}>
            Back
          </Button>
          {step < LAST ? (
            <Button
              variant={step === 2 ? 'line' : 'ink'}
              disabled={step === 1 && prompt.trim() === ''}
              onClick={() => change({ step: step + 1 })}
            >
              Next
            </Button>
          ) : (
            <Button variant="ink" onClick={end}>
              Finish the tour
            </Button>
          )}
        </div>
      </section>
    </Page>
  );
}

function CreditsStep() {
  const { balance } = useAtomValue(creditsAtom);
  return (
    <>
      <p>
        Everything that is made costs whole credits, and its button says how many.{' '}
        {balance !== null && <strong>You have {formatCredits(balance)}.</strong>}
      </p>
      <p>
        They are held while something is made and taken when it arrives. If it fails or you cancel it, they return on
        their own.
      </p>
    </>
  );
}

function IdeaStep({ prompt, onPrompt }: { prompt: string; onPrompt: (prompt: string) => void }) {
  return (
    <>
      <Field label="What shall the picture show?" help="Subject, light, distance. Plain words are enough.">
        <TextArea value={prompt} maxLength={2000} onChange={({ target }) => onPrompt(target.value)} />
      </Field>
      <p className={text.small}>Or take one of these and change it:</p>
      <div className={`${layout.row} ${layout.wrap}`}>
        {IDEAS.map((idea) => (
          <Chip key={idea} onClick={() => onPrompt(idea)}>
            {idea.split(',')[0]}
          </Chip>
        ))}
      </div>
    </>
  );
}

function NextStep() {
  return (
    <ul className={`${layout.stack} ${layout.tight}`}>
      <li>
        Everything you made is in your <TextLink to={getHref('library')}>library</TextLink>, with how it was made.
      </li>
      <li>
        A <TextLink to={getHref('createBrandProfile')}>brand profile</TextLink> gives pictures your colours and texts
        your words.
      </li>
      <li>
        The <TextLink to={getHref('platformTools')}>tools</TextLink> write titles, captions and threads within each
        platform’s limits.
      </li>
      <li>
        Questions? Ask <TextLink to={getHref('viewspark')}>Spark</TextLink>, or read the{' '}
        <TextLink to="/docs">documentation</TextLink>.
      </li>
    </ul>
  );
}
