import { defineServer } from '../rspack.base';

export default defineServer();
