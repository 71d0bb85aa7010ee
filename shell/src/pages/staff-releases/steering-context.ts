import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { createContext, use } from 'react';

interface SteeringActs {
  /** Receives a remote's steering after an action. */
  take(steering: RemoteSteering): void;
  /** Reads the steering again, after a change by others. */
  reload(): void;
}

export const SteeringContext = createContext<SteeringActs>({ take: () => undefined, reload: () => undefined });

export const useSteeringActs = () => use(SteeringContext);
