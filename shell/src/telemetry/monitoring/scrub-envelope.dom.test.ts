import { scrubEnvelope } from './scrub-envelope';

type Envelope = Parameters<typeof scrubEnvelope>[0];
const itemsOf = (...items: unknown[]) => scrubEnvelope([{}, items] as unknown as Envelope)[1] as [unknown, unknown][];

afterEach(() => document.body.replaceChildren());

test('what stands in forms leaves no event', () => {
  document.body.innerHTML = '<textarea>my diary</textarea>';
  const [[, event] = []] = itemsOf([
    { type: 'event' },
    { message: 'cannot read my diary', tags: { action: 'signIn' } },
  ]);
  expect(event).toEqual({ message: 'cannot read [typed]', tags: { action: 'signIn' } });
});

test('a recording is redacted as text of JSON, and its style stays', () => {
  const events = [
    {
      type: 2,
      data: { node: { attributes: { href: '/a?token=s3cret', class: 'card-12345678', _cssText: '#a1b2c3d4{}' } } },
    },
    {
      type: 5,
      data: { payload: { message: 'button.x[aria-label="Delete Cat"]', data: { url: 'https://x.test/?key=s3cret' } } },
    },
  ];
  const [[, recording] = []] = itemsOf([{ type: 'replay_recording' }, `{"segment_id":0}\n${JSON.stringify(events)}`]);
  expect(recording).toMatch(/^{"segment_id":0}\n/);
  expect(recording).not.toMatch(/s3cret|Delete Cat/);
  expect(recording).toContain('"class":"card-12345678","_cssText":"#a1b2c3d4{}"');
});

test('a recording that cannot be read is not sent', () => {
  expect(itemsOf([{ type: 'replay_recording' }, 'not JSON'])).toEqual([]);
  expect(itemsOf([{ type: 'replay_recording' }, new Uint8Array([0x78])])).toEqual([]);
});
