import { defineRemote } from '../bundler/define-remote';

export default defineRemote('mfe-tools');
