import { TestEnvironment } from 'jest-environment-node';

/** Stops what a test file has started and left running, such as when one start failed and another did not. */
export default class IntegrationEnvironment extends TestEnvironment {
  async teardown() {
    await Promise.allSettled((this.global.leftovers ?? []).map((stop) => stop()));
    await super.teardown();
  }
}
