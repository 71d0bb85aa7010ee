import type { ChatModel, OfferedChatModel } from '@flint/engines/spec/chat-model';

/** A named endpoint's chat models. */
export interface NamedChatModel {
  readonly name: string;
  readonly model: ChatModel;
}

/**
 * Joins endpoints into one model: `name/model` is a named endpoint's model, any other id goes to the first. An
 * unreachable endpoint does not affect the others.
 * @param ownIds Flint's own ids, which every endpoint supports; they are listed once
 */
export function joinEndpoints(
  first: ChatModel,
  named: readonly NamedChatModel[],
  ownIds: ReadonlySet<string>,
): ChatModel {
  const find = (id: string) => {
    const found = named.find(({ name }) => id.startsWith(`${name}/`));
    return found ? { ...found, id: id.slice(found.name.length + 1) } : { name: undefined, model: first, id };
  };
  const offeredBy = async ({ name, model }: NamedChatModel, signal: AbortSignal): Promise<OfferedChatModel[]> => {
    const offered = await model.models(signal);
    const theirs = offered.filter(({ id }) => !ownIds.has(id));
    return theirs.map(({ id, runsAs }) => ({ id: `${name}/${id}`, runsAs: `${name}/${runsAs}` }));
  };

  return {
    servedBy: 'openai-compatible',
    async models(signal) {
      const asked = [first.models(signal), ...named.map((each) => offeredBy(each, signal))];
      const answers = await Promise.allSettled(asked);
      const told = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      const [failed] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      if (told.length === 0 && failed) throw failed;
      return told;
    },
    sees(id) {
      const { model, id: theirs } = find(id);
      return model.sees?.(theirs) ?? false;
    },
    async stream(order, signal, tell) {
      const { name, model, id } = find(order.model);
      await model.stream({ ...order, model: id }, signal, (part) =>
        tell(part.type === 'end' && name !== undefined ? { ...part, model: `${name}/${part.model}` } : part),
      );
    },
  };
}
