/** Fake BroadcastChannel, which jsdom lacks: channels of one name deliver messages to each other asynchronously. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown) {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name) queueMicrotask(() => other.onmessage?.({ data }));
  }

  close() {
    FakeChannel.open.delete(this);
  }
}

/** Installs the fake, so that several stores of a test act as tabs of one browser. */
export function installFakeChannel(): void {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
}
