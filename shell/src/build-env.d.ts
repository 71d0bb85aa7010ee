/// <reference types="@rspack/core/module" />

/** Versions of what the shell shares, baked in at build. */
declare const __ROUTER_VERSION__: string;
declare const __JOTAI_VERSION__: string;
declare const __SHARED_VERSION__: string;

/** The remote that the fake host is for. */
declare const __DEV_REMOTE__: { name: import('@flint/shared/contracts/remotes').RemoteName; manifest: string };
