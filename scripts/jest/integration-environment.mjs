import { TestEnvironment } from 'jest-environment-node';

/** Stops what a test file left running, for example when one of two starts failed. */
export default class IntegrationEnvironment extends TestEnvironment {
  async teardown() {
    await Promise.allSettled((this.global.leftovers ?? []).map((stop) => stop()));
    await super.teardown();
  }
}
