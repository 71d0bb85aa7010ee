/** Most bytes of an error response that are read: enough for any message, little of an error page. */
const REFUSAL_BYTES = 64 * 2 ** 10;

/** The first part of a body as text; its end does not matter. */
export async function beginning(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  if (!body) return text;
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length >= REFUSAL_BYTES) break;
    }
  } catch {
    // A truncated body is fine: the status is what matters.
  }
  return text;
}
