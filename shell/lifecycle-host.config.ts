import { defineLifecycleHost } from '../rspack.base';

export default defineLifecycleHost();
