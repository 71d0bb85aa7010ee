const RAMP = `mutation ramp(
  $remote: String!, $environment: String!, $why: String!, $steps: [Int!]!, $everySeconds: Int!
) {
  setRamp(remote: $remote, environment: $environment, why: $why, steps: $steps, everySeconds: $everySeconds) { rollout }
}`;

/**
 * Gives the candidate the first step of a ramp; the server makes the others.
 * @param {import('./control-plane.mjs').ControlPlane} plane
 * @param {{ remote: string, environment: string, why: string, steps: number[], everySeconds: number }} ramp
 */
export async function startRamp(plane, ramp) {
  await plane.ask(RAMP, ramp);
}
