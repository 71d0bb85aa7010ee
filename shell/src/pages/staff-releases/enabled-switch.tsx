import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { Switch } from '@flint/shared/ui/switch';
import { VisuallyHidden } from '@flint/shared/ui/visually-hidden';
import { useState } from 'react';
import { enable } from './acts';
import { type Question, WhyDialog } from './why-dialog';

/** Enables or disables a remote; asks for a reason first, and acts on what was shown when it was pressed. */
export function EnabledSwitch({ steering }: { steering: RemoteSteering }) {
  const [seen, setSeen] = useState<RemoteSteering | null>(null);
  const { remote, enabled } = steering;
  return (
    <>
      <Switch checked={enabled} onChange={() => setSeen(steering)}>
        <VisuallyHidden>{remote} enabled</VisuallyHidden>
      </Switch>
      {seen && <WhyDialog {...questionOf(seen)} act={enable(seen, !seen.enabled)} onClose={() => setSeen(null)} />}
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
