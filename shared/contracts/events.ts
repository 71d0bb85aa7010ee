import type { Run } from './runs';

/** What the API client announces and any remote may listen to. Subscribing is `shared/api/bus.ts`. */
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
  /** Credits were spent, returned or added somewhere: whoever shows a balance reads it again. */
  creditsChanged: { readonly balance: number | undefined };
  /** Somebody signed out in this tab, because they wanted to. */
  signedOut: null;
  /** A run that was seen under way has ended. */
  runEnded: Run;
  /** An answer came after calls that got none. */
  networkRestored: null;
  /** Something done that the user should read once; never an error that needs an act. */
  toast: {
    readonly text: string;
    readonly undo?: () => void;
    /** The way to what was done, such as `Open`. */
    readonly way?: { readonly label: string; readonly go: () => void };
  };
}
