import { describeRemoteContract } from '@flint/shared/testing/contract-suite';
import app from './app';
import { pages } from './pages';

describeRemoteContract({ name: 'mfe-example', app, pages });
