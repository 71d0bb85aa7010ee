import sharp from 'sharp';

const SHAPES = { '1:1': [1024, 1024], '16:9': [1280, 720], '9:16': [720, 1280] };

/**
 * A few real pictures of every aspect ratio: realistic in pixels to decode, small on disk.
 * @returns {Promise<{ ratio: string, width: number, height: number, bytes: Buffer, colour: string }[]>}
 */
export function drawPictures() {
  const hues = [12, 96, 168, 288];
  const pictures = Object.entries(SHAPES).flatMap(([ratio, [width, height]]) =>
    hues.map((hue) => drawPicture(ratio, width, height, hue)),
  );
  return Promise.all(pictures);
}

async function drawPicture(
  /** @type {string} */ ratio,
  /** @type {number} */ width,
  /** @type {number} */ height,
  /** @type {number} */ hue,
) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 78%)"/>
    <stop offset="1" stop-color="hsl(${(hue + 40) % 360} 55% 46%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="${width * 0.68}" cy="${height * 0.3}" r="${width * 0.09}" fill="hsl(${hue} 90% 92%)"/>
    <path d="M0 ${height * 0.7} Q${width * 0.3} ${height * 0.45} ${width * 0.6} ${height * 0.68} T${width} ${height * 0.6} V${height} H0Z" fill="hsl(${(hue + 60) % 360} 40% 30%)"/>
  </svg>`;
  const image = sharp(Buffer.from(svg));
  const bytes = await image.webp({ quality: 80 }).toBuffer();
  const { dominant } = await sharp(bytes).stats();
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { ratio, width, height, bytes, colour };
}
