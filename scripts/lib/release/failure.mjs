/** An error that the user of the command can correct: printed in one line, without a stack trace. */
export class Failure extends Error {
  name = 'Failure';
}

/** Runs a command; a {@link Failure} is printed in one line, any other error is a bug and keeps its stack trace. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
