import type { HostContext, RemoteApp, RemoteProps } from '@flint/shared/contracts/remotes';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

/** Mounts a remote into an element. The answer takes it out again, also while it is still being mounted. */
export function mountRemote(app: RemoteApp, domElement: HTMLElement, host: HostContext) {
  const props: Partial<RemoteProps> = { domElement, host };
  const parcel: Parcel = mountRootParcel(app as unknown as ParcelConfig, props as RemoteProps);
  return {
    mounted: parcel.mountPromise,
    async unmount(): Promise<void> {
      try {
        await parcel.mountPromise;
        await parcel.unmount();
      } catch {
        // What never mounted needs no unmounting; its error was the answer of `mounted`.
      } finally {
        domElement.remove();
        // single-spa never forgets a root parcel: what its props hold would never be freed.
        delete props.domElement;
        delete props.host;
      }
    },
  };
}
