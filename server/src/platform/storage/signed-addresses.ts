import type { AddressSigner } from './signed-address';
import type { Storage } from './storage';

/** The addresses of stored objects at this server. */
export function signedAddresses(signer: AddressSigner): Pick<Storage, 'address' | 'keyOf'> {
  return {
    address: (key) => signer.sign(key),
    keyOf(address) {
      const found = signer.verify(address);
      return found && !found.lapsed ? found.key : undefined;
    },
  };
}
