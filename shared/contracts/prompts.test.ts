import { PromptBody, promptFromImages } from './prompts';

it('has its own timeout', () => {
  expect([promptFromImages.path, promptFromImages.timeoutMs]).toEqual(['/api/open-ai/prompt/from-images', 120_000]);
});

it.each([
  [{}, 'Choose a picture or paste a text.'],
  [{ images: [], text: ' ' }, 'Choose a picture or paste a text.'],
  [{ images: Array(5).fill('/media/a.png') }, 'Choose up to 4 pictures.'],
  [{ images: ['file:///etc/passwd'] }, 'A picture is an https address, an upload or a picture of your own.'],
  [{ images: ['data:text/html;base64,PGI+'] }, 'A picture is an https address, an upload or a picture of your own.'],
  [{ text: 'a'.repeat(10_001) }, 'A text has at most 10,000 characters.'],
  [
    {
      images: ['https://example.com/a.jpg', '/media/b.png?sig=1', 'data:image/png;base64,iVBORw0K', 'upload_12345678'],
    },
    undefined,
  ],
  [{ text: 'Hello.' }, undefined],
])('%j: %s', (body, message) => {
  expect(PromptBody.safeParse(body).error?.issues[0]?.message).toBe(message);
});
