import type { ProviderFile } from '@flint/engines/spec/queued-model';

/** Reads an output of one file; the vendor gives neither its length nor its size. */
export const oneFile =
  (contentType: string) =>
  ([url = '']: readonly string[]): readonly ProviderFile[] => [
    { url, contentType, seconds: null, width: null, height: null },
  ];
