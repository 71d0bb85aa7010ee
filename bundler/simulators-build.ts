import { type Configuration, rspack } from '@rspack/core';
import { nodeBuild } from './node-build';

/** What is started by itself: all simulators, and those that benchmarks start in their own process. */
export function simulatorsBuild(development: boolean): Configuration {
  return nodeBuild('simulators', development, {
    entry: { main: './main.ts', fal: './fal/simulator.ts', openai: './openai/simulator.ts' },
    plugins: [new rspack.CopyRspackPlugin({ patterns: ['./lib/clip.mp4'] })],
  });
}
