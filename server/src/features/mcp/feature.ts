import { defineFeature } from '../../platform/composition/define-feature';
import { apiKeys } from '../api-keys/feature';
import { kinds } from '../generation/kinds-feature';
import { runs } from '../runs/feature';
import { registerMcp } from './mcp-route';

/** MCP server for programs with a model: what can be ordered and looked up by API key, as tools. */
export const mcp = defineFeature({
  id: 'mcp',
  needs: { apiKeys, kinds, runs },
  http: (app, _service, { kinds, runs }, { config, policy, stopping }) =>
    registerMcp(app, {
      ...{ policy, stopping, runs: runs.runs, publicUrl: config.publicUrl },
      costs: () => kinds.costs(),
    }),
});
