import type { Run } from './runs';

/** Events of the API client, for any remote. Subscribe with `shared/api/bus.ts`. */
export interface ApiFailure {
  readonly callId: string;
  readonly status: number | undefined;
  readonly message: string;
}

export interface AppEvents {
  authError: ApiFailure;
  forbiddenError: ApiFailure;
  notFoundError: ApiFailure;
  serverError: ApiFailure;
  networkError: ApiFailure;
  /** Credits were spent, returned or added: listeners that show a balance read it again. */
  creditsChanged: { readonly balance: number | undefined };
  /** The user signed out in this tab. */
  signedOut: null;
  /** A run that was known as unfinished has ended. */
  runEnded: Run;
  /** The first answer after calls without one. */
  networkRestored: null;
  /** A finished action that the user should see once; never an error that needs an action. */
  toast: {
    readonly text: string;
    readonly undo?: () => void;
    /** Link to the result, such as `Open`. */
    readonly way?: { readonly label: string; readonly go: () => void };
  };
}
