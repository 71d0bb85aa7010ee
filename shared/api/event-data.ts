import { createParser } from 'eventsource-parser';

/** The data of server-sent events as they arrive, wherever the bytes were cut on their way, until the body ends. */
export async function* eventData(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string, void> {
  const arrived: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void arrived.push(data) });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      parser.feed(chunk.value);
      yield* arrived.splice(0);
    }
  } finally {
    // Who leaves the loop early hangs up.
    await reader.cancel().catch(() => undefined);
  }
}
