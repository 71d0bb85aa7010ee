import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { Button } from '@flint/shared/ui/button';
import { useState } from 'react';
import { rollOut } from './acts';
import { percentOf, ShareField } from './share-field';
import { WhyDialog } from './why-dialog';

/** Changes the candidate's share. */
export function RolloutButton({ steering }: { steering: RemoteSteering }) {
  const [seen, setSeen] = useState<RemoteSteering | null>(null);
  return (
    <>
      <Button size="sm" aria-label={`Change the rollout of ${steering.remote}`} onClick={() => setSeen(steering)}>
        Change
      </Button>
      {seen && <RolloutDialog steering={seen} onClose={() => setSeen(null)} />}
    </>
  );
}

function RolloutDialog({ steering, onClose }: { steering: RemoteSteering; onClose: () => void }) {
  const [share, setShare] = useState(String(steering.rollout));
  const percent = percentOf(share);
  return (
    <WhyDialog
      title={`How many get ${steering.remote} ${steering.candidate?.version}?`}
      verb="Set the rollout"
      busyVerb="Setting"
      act={percent === null ? null : rollOut(steering, percent)}
      onClose={onClose}
    >
      <ShareField
        value={share}
        onChange={setShare}
        help="The same people each time. Raising it takes nobody's version away."
      />
    </WhyDialog>
  );
}
