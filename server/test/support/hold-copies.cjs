// Loaded before a command that copies files: reads HELD_AFTER files of the ballast, and of the next ones waits for bytes that
// never come, so that the command can be killed in the middle of its work.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { PassThrough } = require('node:stream');

const { createReadStream } = fs;
const read = new Set();
fs.createReadStream = (file, ...options) => {
  const [, name] = String(file).split('/ballast/');
  if (name === undefined || read.has(name) || read.size < Number(process.env.HELD_AFTER)) {
    if (name !== undefined) read.add(name);
    return createReadStream(file, ...options);
  }
  // A process with nothing but streams to wait for would end.
  setInterval(() => undefined, 1_000);
  return new PassThrough();
};
syncBuiltinESMExports();
