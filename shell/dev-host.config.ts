import { defineDevHost } from '../bundler/define-shell';

export default defineDevHost();
