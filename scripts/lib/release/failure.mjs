/** What the person at the keyboard can mend: told in one line, without a stack. */
export class Failure extends Error {
  name = 'Failure';
}

/** Runs a command's work; what a person can mend is told in a line, anything else is a fault of ours. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
