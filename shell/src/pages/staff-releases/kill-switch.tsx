import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { ActButton } from './act-button';
import { killSwitch } from './acts';
import { Block } from './block';
import { killQuestion, reviveQuestion } from './questions';

/** Kill switch: disables a remote for all users, regardless of overrides. */
export function KillSwitch({ steering }: { steering: RemoteSteering }) {
  const { remote, killed } = steering;
  if (killed !== null)
    return (
      <Block title="Kill switch">
        <Note
          tone="bad"
          title={`${remote} is killed.`}
          action={
            <ActButton variant="line" question={reviveQuestion(steering)} act={killSwitch(steering, false)}>
              Revive
            </ActButton>
          }
        >
          {killed}
        </Note>
      </Block>
    );
  return (
    <Block
      title="Kill switch"
      action={
        <ActButton variant="bad" size="sm" question={killQuestion(steering)} act={killSwitch(steering, true)}>
          Kill {remote}
        </ActButton>
      }
    >
      <p className={text.soft}>Beats every rule and every override: nobody gets it until it is revived.</p>
    </Block>
  );
}
