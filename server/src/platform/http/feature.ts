import { defineFeature } from '../composition/define-feature';
import { createDeferred } from './deferred';

/** Background work after a response; the server waits for it before it stops. */
export const deferred = defineFeature({
  id: 'deferred',
  service(_needs, { log, onStop }) {
    const work = createDeferred(log);
    onStop(() => work.settled());
    return work;
  },
});
