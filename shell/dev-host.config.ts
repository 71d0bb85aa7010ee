import { defineDevHost } from '../rspack.base';

export default defineDevHost();
