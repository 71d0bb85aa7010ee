import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { Button } from '@flint/shared/ui/button';
import { useState } from 'react';
import { makeCandidate } from './acts';
import { percentOf, ShareField } from './share-field';
import { WhyDialog } from './why-dialog';

interface CandidateProps {
  steering: RemoteSteering;
  version: string;
}

/** Default share of a new rollout, in percent. */
const FIRST_SHARE = '5';

/** Starts the gradual rollout of a version (canary). */
export function CandidateButton({ steering, version }: CandidateProps) {
  const [seen, setSeen] = useState<RemoteSteering | null>(null);
  return (
    <>
      <Button size="sm" variant="line" aria-label={`Make ${version} the candidate`} onClick={() => setSeen(steering)}>
        Make candidate
      </Button>
      {seen && <CandidateDialog steering={seen} version={version} onClose={() => setSeen(null)} />}
    </>
  );
}

function CandidateDialog({ steering, version, onClose }: CandidateProps & { onClose: () => void }) {
  const [share, setShare] = useState(FIRST_SHARE);
  const percent = percentOf(share);
  const { remote, environment, candidate } = steering;
  return (
    <WhyDialog
      title={`Make ${remote} ${version} the candidate in ${environment}?`}
      description={candidate && `It takes the place of ${candidate.version}.`}
      verb="Make candidate"
      busyVerb="Making it the candidate"
      act={percent === null ? null : makeCandidate(steering, version, percent)}
      onClose={onClose}
    >
      <ShareField value={share} onChange={setShare} help="At 0 percent only overrides give it to anybody." />
    </WhyDialog>
  );
}
