// Loaded before the server: SIGUSR2 sets the clock of the process back by five minutes, and the next one forward again.
const RealDate = Date;
let offset = 0;
process.on('SIGUSR2', () => {
  offset = offset === 0 ? -300_000 : 0;
});
globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + offset);
    else super(...args);
  }
  static now() {
    return RealDate.now() + offset;
  }
};
