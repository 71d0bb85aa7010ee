import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { createContext, use } from 'react';

/** Receives a remote's steering after an action. */
export const SteeringContext = createContext<(steering: RemoteSteering) => void>(() => undefined);

export const useTakeSteering = () => use(SteeringContext);
