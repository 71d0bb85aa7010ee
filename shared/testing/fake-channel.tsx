/** Channels of one name, in one process: each hears what the others post, a moment later. jsdom has none. */
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

/** Lets the stores of a test be tabs of one browser. */
export function installFakeChannel(): void {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
}
