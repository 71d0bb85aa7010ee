/**
 * Parser of ffmpeg's `-progress` output: blocks of `key=value` lines.
 * @param seconds length of the whole
 * @param onProgress receives increasing fractions from 0 to 1
 */
export function readProgress(seconds: number, onProgress: (fraction: number) => void): (part: Buffer) => void {
  let rest = '';
  let told = 0;
  return (part) => {
    const lines = (rest + part.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const fraction = line === 'progress=end' ? 1 : secondsOf(line.replace(/^out_time=/, '')) / seconds;
      if (!line.startsWith('out_time=') && fraction !== 1) continue;
      if (!(fraction > told)) continue;
      told = Math.min(1, fraction);
      onProgress(told);
    }
  };
}

/** Seconds of `HH:MM:SS.ffffff`; NaN for `N/A`. */
export function secondsOf(clock: string): number {
  const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(clock.trim()) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
