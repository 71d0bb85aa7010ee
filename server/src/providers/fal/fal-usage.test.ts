import type { VendorUsage } from '@flint/engines/spec/vendor-usage';
import { anOrder, patient, type SimulatedFal, startSimulatedFal } from './simulated-fal';

let fal: SimulatedFal;
beforeAll(async () => {
  fal = await startSimulatedFal();
});
afterAll(() => fal.close());

/** What is told of one order. */
async function toldOf(rule: object): Promise<{ model: string | undefined; told: VendorUsage[] }> {
  await fal.script(rule);
  const { requestId, model } = await fal.model().submit(anOrder(), patient());
  const told: VendorUsage[] = [];
  await fal
    .model()
    .result(requestId, patient(), (usage) => told.push(usage))
    .catch(() => undefined);
  return { model, told };
}

test.each([
  ['a result', { counted: { units: 0.75 } }, { billable: 0.75 }],
  ['a failed request', { run: { error: 422 }, counted: { units: 1 } }, { billable: 1 }],
  ['a result after a fault', { result: { error: 503, times: 1 }, counted: { units: 2 } }, { billable: 2 }],
  ['a result without a count', {}, null],
])('%s: the endpoint is named, and the count told once', async (_, rule, units) => {
  expect(await toldOf(rule)).toEqual({ model: 'fal-ai/flux/dev', told: [{ units }] });
});
