import { defineServer } from '../bundler/define-server';

export default defineServer();
