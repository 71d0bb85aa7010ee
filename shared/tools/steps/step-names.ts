/** Stands between the name of a step that runs an agent and the name of a step of that agent: `thread:opening`. */
const WITHIN = ':';

/** The name of the step of the graph as it is written that a step belongs to: its own, but for those of agents. */
export const outerStep = (id: string): string => id.split(WITHIN, 1)[0] ?? id;

/** The name of a step of an agent. @param outer the step that runs the agent */
export const innerName = (outer: string, id: string): string => `${outer}${WITHIN}${id}`;

/** The name of the step that puts a text together for a field of an agent. */
export const fieldStep = (outer: string, field: string): string => `${outer}${WITHIN}${WITHIN}${field}`;

/** The field that such a step is for; undefined for any other step. */
export const innerField = (id: string): string | undefined => id.split(WITHIN + WITHIN)[1];

/** A step's name as people read it: `thread › opening`. */
export const shownName = (id: string): string => id.replace(/:+/g, ' › ');

/** The position of each step's outer step in the graph as it is written. Steps of one agent stand beside each other. */
export function outerPlaces(steps: readonly { readonly id: string }[]): number[] {
  let place = -1;
  let before: string | undefined;
  return steps.map(({ id }) => {
    const outer = outerStep(id);
    if (outer === id || outer !== before) place += 1;
    before = outer;
    return place;
  });
}
