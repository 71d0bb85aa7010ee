import type { ContentGraph } from '@flint/shared/contracts/content-graph';
import { PROVIDERS, providerLabel, type ServedBy } from '@flint/shared/contracts/providers';
import { getHref } from '@flint/shared/contracts/routes';
import { isEnded } from '@flint/shared/contracts/runs';
import type { JobStep, StepJob } from '@flint/shared/contracts/step-jobs';
import { MakeOfPicture } from '@flint/shared/orders/parts/make-of-picture';
import { shownName } from '@flint/shared/tools/steps/step-names';
import { AudioPlayer } from '@flint/shared/ui/audio-player';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { DownloadLink } from '@flint/shared/ui/download-link';
import { Field } from '@flint/shared/ui/field';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { MediaCard } from '@flint/shared/ui/media-card';
import text from '@flint/shared/ui/text.module.css';
import { TextArea } from '@flint/shared/ui/text-area';
import { VideoPlayer } from '@flint/shared/ui/video-player';
import { useState } from 'react';
import { stepPlace } from '../graph/graph-part';
import styles from '../templates/templates.module.css';
import { Answer } from './answer';
import { GivenInput, GivenWords } from './given';
import { kindLabel, stepSeconds, stepState } from './job-state';
import { MadeFromLine } from './remake/made-from-line';
import { StaleNote } from './remake/stale-note';

/** What its owner does with a step. */
export interface StepActs {
  readonly busy: boolean;
  /** Absent where nothing follows. */
  readonly onEdit?: (step: string, changed: string) => void;
  /** Absent where the question is shown elsewhere. */
  readonly onAnswer?: (step: string, chosen: string) => void;
  /** Reads the job again, by which addresses of files are renewed. */
  readonly onLapsed: () => void;
  /** Whether its files ship with Flint and stand in no library, as those of a sample run. */
  readonly isSample?: boolean;
  /** What its steps were made from, as far as it is known. */
  readonly content?: ContentGraph | undefined;
}

interface JobStepCardProps extends StepActs {
  readonly step: JobStep;
  readonly job: StepJob;
}

/** A step of a job: its state, input, output, model, cost and duration. */
export function JobStepCard({
  step,
  job,
  busy,
  onEdit,
  onAnswer,
  onLapsed,
  isSample = false,
  content,
}: JobStepCardProps) {
  const isOver = isEnded(job.status);
  const items = job.steps.filter(({ id, item }) => id === step.id && item >= 0);
  const [draft, setDraft] = useState<string | null>(null);
  const { tone, words } = stepState(step, isOver);
  const name = shownName(step.id);
  const written = typeof step.output?.text === 'string' ? step.output.text : undefined;
  const images = [step, ...items].flatMap((each) => each.images);
  const media = [step, ...items].flatMap((each) => each.media);
  const origin = content?.steps.find((each) => each.step === step.id);
  const isStale = (origin?.changes.length ?? 0) > 0;
  return (
    <li
      className={styles.step}
      id={stepPlace(step.id)}
      tabIndex={-1}
      aria-label={`${name}, ${words}${isStale ? ', out of date' : ''}`}
    >
      <div className={styles.row}>
        <strong className={text.strong}>{name}</strong>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <p className={`${text.tiny} ${text.faint}`}>{listFacts(step, items).join(' · ')}</p>
      {content && <StaleNote {...{ step, content }} />}
      {step.message !== null && (
        <p className={step.state === 'failed' ? text.bad : text.soft} role="status">
          {step.message}
        </p>
      )}
      {step.state === 'asking' && !isOver && onAnswer && <Answer {...{ step, busy, onAnswer }} />}
      {step.output && written !== undefined && draft === null && <GivenWords name={name} output={step.output} />}
      {draft !== null && onEdit && (
        <div className={layout.stack}>
          <Field label={`What “${name}” gives`}>
            <TextArea value={draft} rows={8} onChange={({ target }) => setDraft(target.value)} />
          </Field>
          <div className={layout.row}>
            <Button variant="ink" price={step.after} busy={busy} onClick={() => onEdit(step.id, draft)}>
              Make what follows again
            </Button>
            <Button onClick={() => setDraft(null)}>Keep it</Button>
          </div>
        </div>
      )}
      {images.length > 0 && (
        <div className={styles.pictures}>
          {images.map(({ id, url, prompt, width, height, dominant_color: dominantColor }, at) => (
            <MediaCard
              key={id}
              src={url}
              alt={prompt}
              {...{ width, height, dominantColor }}
              {...(!isSample && {
                href: getHref('library', { item: id }),
                tools: <MakeOfPicture id={id} name={`picture ${at + 1} of ${name}`} />,
              })}
            />
          ))}
        </div>
      )}
      {media.map((file) => (
        <MediaFile key={file.id} file={file} title={name} onLapsed={onLapsed} />
      ))}
      {onEdit && isOver && written !== undefined && draft === null && (
        <div>
          <Button size="sm" variant="line" onClick={() => setDraft(written)} aria-label={`Edit what ${name} gave`}>
            Edit
          </Button>
        </div>
      )}
      {origin && <MadeFromLine made={origin.madeFrom} brand={content?.brand ?? null} />}
      {step.input && <GivenInput {...{ step, job }} />}
    </li>
  );
}

function listFacts(step: JobStep, items: readonly JobStep[]): string[] {
  const seconds = stepSeconds(step);
  const all = items.length > 0 ? items : [step];
  const charged = all.reduce((sum, each) => sum + (each.charged ?? 0), 0);
  return [
    kindLabel(step.kind),
    modelName(all[0]?.model ?? ''),
    step.reused ? 'taken over, 0 credits' : charged > 0 ? formatCredits(charged) : '',
    seconds === undefined ? '' : `${seconds.toFixed(1)} s`,
    step.edited ? 'edited by you' : '',
  ].filter((fact) => fact !== '');
}

interface MediaFileProps {
  readonly file: JobStep['media'][number];
  readonly title: string;
  readonly onLapsed: () => void;
}

/** A film or a recording with its player; any other file as a download. */
function MediaFile({ file, title, onLapsed }: MediaFileProps) {
  if (file.role === 'video') return <VideoPlayer video={file} title={title} onLapsed={onLapsed} />;
  if (file.role === 'audio' || file.role === 'stem')
    return <AudioPlayer audio={file} title={file.name ?? title} onLapsed={onLapsed} />;
  return (
    <div>
      <DownloadLink href={file.url} name={file.name ?? title}>
        {file.role === 'midi' ? 'MIDI' : 'Subtitles'}
      </DownloadLink>
    </div>
  );
}

/** The model as its vendor names it, or the provider that has none. */
const modelName = (model: string) => (Object.hasOwn(PROVIDERS, model) ? providerLabel(model as ServedBy) : model);
