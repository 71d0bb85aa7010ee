import type { HostContext, RemoteApp, RemoteProps } from '@flint/shared/contracts/remotes';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

/**
 * Mounts a remote into an element as a single-spa parcel. The returned `unmount` also works while it is still mounting.
 */
export function mountRemote(app: RemoteApp, domElement: HTMLElement, host: HostContext) {
  const props: Partial<RemoteProps> = { domElement, host };
  const parcel: Parcel = mountRootParcel(app as unknown as ParcelConfig, props as RemoteProps);
  return {
    mounted: parcel.mountPromise,
    async unmount(): Promise<void> {
      // A mount that never ends must not leave its element behind.
      if (parcel.getStatus() !== 'MOUNTED') domElement.remove();
      try {
        await parcel.mountPromise;
        await parcel.unmount();
      } catch {
        // A parcel that failed to mount needs no unmounting; `mounted` has rejected with its error.
      } finally {
        domElement.remove();
        // Memory leak: single-spa keeps root parcels for ever, so release what the props hold.
        delete props.domElement;
        delete props.host;
      }
    },
  };
}
