import type { ImageStyle } from '@flint/shared/contracts/images';
import type { ReactElement } from 'react';

/** The same small valley in each manner. These colours are the picture's own, not the theme's. */
const SWATCHES: Record<ImageStyle, ReactElement> = {
  photorealistic: (
    <>
      <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#6f93ad" />
        <stop offset="0.62" stopColor="#f0cda4" />
      </linearGradient>
      <g stroke="none">
        <rect width="48" height="48" fill="url(#dusk)" />
        <circle cx="33" cy="20" r="5" fill="#fff3d8" />
        <path fill="#c98f6c" d="M0 30c9-6 17-7 27-3s15 3 21 0v21H0z" />
        <path fill="#8a5240" d="M0 37c10-6 20-4 29 0s14 2 19-1v12H0z" />
        <path fill="#4c2b26" d="M0 44c12-7 22-2 31 1 8 2 13 0 17-2v5H0z" />
      </g>
    </>
  ),
  artistic: (
    <>
      <g stroke="none">
        <rect width="48" height="48" fill="#2f6f86" />
        <path fill="#e9b44c" d="M26 12c6-3 13 1 13 7s-6 10-12 8-8-12-1-15z" />
      </g>
      <g fill="none" strokeLinecap="round" strokeWidth="4">
        <path stroke="#58a0ad" d="M2 9c12-6 22 5 42-2M4 19c8-4 14 2 20 0" />
        <path stroke="#d96c3f" d="M1 33c14-9 30 3 46-5" />
        <path stroke="#8f3b2e" d="M1 39c15-7 29 3 46-4" />
        <path stroke="#4b2a3c" d="M1 45c16-6 28 2 46-3" />
      </g>
    </>
  ),
  cartoon: (
    <>
      <g stroke="#2b2140" strokeWidth="1.5">
        <rect x="-1" y="-1" width="50" height="50" fill="#ffd9b8" />
        <circle cx="33" cy="18" r="6" fill="#ffb000" />
        <path fill="#7cc576" d="M-1 31c12-9 22-7 30-1s14 4 20 0v20H-1z" />
        <path fill="#3f8f5b" d="M-1 41c14-8 26-5 50 0v9H-1z" />
      </g>
    </>
  ),
  sketch: (
    <>
      <rect width="48" height="48" fill="#f3efe6" stroke="none" />
      <g fill="none" stroke="#3a3632" strokeWidth="1" strokeLinecap="round">
        <circle cx="33" cy="18" r="5.5" />
        <path d="M1 31c12-8 21-7 28-2s13 4 18 1M1 40c14-7 26-4 46 0" />
        <path d="M5 35l4-5M10 36l5-7M16 36l5-7M22 37l4-6M8 45l3-5M15 45l4-6M23 45l4-5M31 45l3-4" />
      </g>
    </>
  ),
};

/** A drawn sample of a style. */
export function StyleSwatch({ style }: { style: ImageStyle }) {
  return (
    <svg viewBox="0 0 48 48" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SWATCHES[style]}
    </svg>
  );
}
