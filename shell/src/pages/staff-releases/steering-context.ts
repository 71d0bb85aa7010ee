import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { createContext, use } from 'react';

/** Takes how a remote is steered after an act. */
export const SteeringContext = createContext<(steering: RemoteSteering) => void>(() => undefined);

export const useTakeSteering = () => use(SteeringContext);
