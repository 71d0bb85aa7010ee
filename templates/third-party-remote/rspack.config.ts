import { defineThirdPartyRemote } from '@flint/shared/build';
import { pages } from './src/pages';
import { slots } from './src/slots';

export default defineThirdPartyRemote({ folder: import.meta.dirname, name: 'ext-example', pages, slots });
