import { defineShell } from '../bundler/define-shell';

export default defineShell();
