import { defineSimulators } from '../rspack.base';

export default defineSimulators();
