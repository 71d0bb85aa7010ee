const POSITION = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/;

/** The seconds of a place in a recording as it is written, `1:05` or `1:02:03`; NaN for anything else. */
export function readPosition(typed: string): number {
  const [whole, hours = '0', minutes = '', seconds = ''] = POSITION.exec(typed.trim()) ?? [];
  if (whole === undefined || Number(seconds) > 59) return Number.NaN;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
