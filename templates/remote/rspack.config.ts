import { defineRemote } from '../rspack.base';

export default defineRemote('mfe-example');
