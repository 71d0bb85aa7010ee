/// <reference types="@rspack/core/module" />

/** Versions of the shared packages, inlined at build time. */
declare const __ROUTER_VERSION__: string;
declare const __JOTAI_VERSION__: string;
declare const __SHARED_VERSION__: string;

/** The remote that the fake host runs. */
declare const __DEV_REMOTE__: { name: import('@flint/shared/contracts/remotes').RemoteName; manifest: string };
