import { createParser } from 'eventsource-parser';

/**
 * Parses a server-sent events body and yields each event's data until the body ends. Chunk boundaries may fall
 * anywhere.
 */
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
    // Leaving the loop early closes the connection.
    await reader.cancel().catch(() => undefined);
  }
}
