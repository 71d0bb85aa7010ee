import sharp from 'sharp';
import { logoColours } from './logo-colours';

const RED = '<circle cx="60" cy="60" r="50" fill="#c8102e"/>';
const NAVY = '<rect x="120" y="30" width="70" height="60" fill="#1d2f57"/>';
const draw = (svg: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">${svg}</svg>`));

test('the background of a logo, transparent, white or black, is none of its colours', async () => {
  const grounds = ['', '<rect width="200" height="120" fill="#fff"/>', '<rect width="200" height="120" fill="#000"/>'];
  const read = await Promise.all(
    grounds.map(async (ground) =>
      logoColours(
        await draw(ground + RED + NAVY)
          .png()
          .toBuffer(),
      ),
    ),
  );
  for (const { primaryColor, palette } of read) {
    expect(primaryColor).toMatch(/^#c[78]1/);
    expect(palette[0]).toBe(primaryColor);
    expect(palette.some((colour) => /^#1[cd]2f/.test(colour))).toBe(true);
    expect(palette.filter((colour) => /^#(?:f[a-f\d]){3}$|^#0{6}$/.test(colour))).toEqual([]);
  }
});

test('JPEG artefacts add no colours', async () => {
  const photo = await draw(`<rect width="200" height="120" fill="#fff"/>${RED}`).jpeg({ quality: 70 }).toBuffer();
  expect((await logoColours(photo)).primaryColor).toMatch(/^#c/);
});

test('grey letters give grey, and a plain square gives its own colour', async () => {
  const grey = await logoColours(
    await draw('<rect x="20" y="20" width="90" height="60" fill="#444"/>').png().toBuffer(),
  );
  expect(grey.primaryColor).toBe('#444444');
  const plain = await logoColours(await draw('<rect width="200" height="120" fill="#0a5c5a"/>').png().toBuffer());
  expect(plain).toEqual({ primaryColor: '#0a5c5a', palette: ['#0a5c5a'] });
});
