import { defineShell } from '../rspack.base';

export default defineShell();
