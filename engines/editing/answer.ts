import { EditError } from '../spec/edit-error';

/** What a worker answers to an edit: errors lose their class on the way between threads, so a refusal is an answer. */
export type Answer<Made> = { readonly made: Made } | { readonly refused: string };

/** The answer to a piece of work. @throws every error but {@link EditError} */
export async function toAnswer<Made>(work: Promise<Made>): Promise<Answer<Made>> {
  try {
    return { made: await work };
  } catch (error) {
    if (error instanceof EditError) return { refused: error.message };
    throw error;
  }
}
