import { startFal } from '../support/fal';
import { startServer } from '../support/server';

test('privacy and terms name the configured services where there is no JavaScript, and the boot data has them', async () => {
  const fal = await startFal();
  const server = await startServer(fal.env);
  try {
    const read = async (path: string) => (await server.client().fetch(path)).text();
    const [privacy, terms] = await Promise.all([read('/privacy'), read('/terms-of-service')]);
    expect(privacy).toContain('<li><strong>fal.ai</strong> makes what you order');
    expect(terms).toContain('Configured here: fal.ai.');
    for (const html of [privacy, terms]) {
      expect(html).not.toContain('flint-services-place');
      expect(html).not.toContain('flint-makers-place');
      expect(html).toContain('"services":[{"id":"fal","label":"fal.ai"}');
    }
  } finally {
    await server.stop();
    await fal.stop();
  }
});
