// Loaded before the server: its clock stands still at STILL_CLOCK_AT (milliseconds since 1970), also after a restart, so
// that no window or pause ends while a busy machine answers. SIGUSR2 moves the clock of the process on by two seconds.
const RealDate = Date;
let now = Number(process.env.STILL_CLOCK_AT);
process.on('SIGUSR2', () => {
  now += 2_000;
  process.stdout.write(`The clock is at ${now}.\n`);
});
globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(now);
    else super(...args);
  }
  static now() {
    return now;
  }
};
