import { photoName } from './photos-service';

test.each([
  ['IMG_1234.jpg', 'IMG_1234.jpg'],
  ['C:\\fakepath\\Hof im März 👩‍🌾.png', 'Hof im März 👩‍🌾.png'],
  ['../../etc/passwd', 'passwd'],
  ['holiday\u202Egpj.exe\n', 'holidaygpj.exe'],
  [' \u200b ', 'Photo'],
  [null, 'Photo'],
])('%j is named %j', (name, shown) => {
  expect(photoName(name)).toBe(shown);
});
