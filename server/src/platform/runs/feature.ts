import { defineFeature } from '../composition/define-feature';
import { connection } from '../postgres/feature';
import { listenForRuns } from './signals';

/** Notifications about runs between the processes of a database. */
export const signals = defineFeature({
  id: 'signals',
  needs: { connection },
  async service({ connection: { url } }, { onStop }) {
    const listening = await listenForRuns(url);
    onStop(() => listening.stop());
    return listening;
  },
});
