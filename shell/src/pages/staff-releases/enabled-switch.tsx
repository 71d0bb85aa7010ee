import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { Switch } from '@flint/shared/ui/switch';
import { VisuallyHidden } from '@flint/shared/ui/visually-hidden';
import { useState } from 'react';
import { enable } from './acts';
import { type Question, WhyDialog } from './why-dialog';

/** Enables or disables a remote; asks for a reason first. */
export function EnabledSwitch({ steering }: { steering: RemoteSteering }) {
  const [asking, setAsking] = useState(false);
  const { remote, enabled } = steering;
  return (
    <>
      <Switch checked={enabled} onChange={() => setAsking(true)}>
        <VisuallyHidden>{remote} enabled</VisuallyHidden>
      </Switch>
      {asking && (
        <WhyDialog {...questionOf(steering)} act={enable(steering, !enabled)} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function questionOf({ remote, environment, enabled }: RemoteSteering): Question {
  return enabled
    ? {
        title: `Switch ${remote} off in ${environment}?`,
        description:
          'Its pages leave the navigation. People who are on one keep it until they leave. Overrides still count.',
        verb: 'Switch off',
        busyVerb: 'Switching off',
        bad: true,
      }
    : {
        title: `Switch ${remote} on in ${environment}?`,
        description: 'Its pages come back to open windows within ten seconds.',
        verb: 'Switch on',
        busyVerb: 'Switching on',
      };
}
