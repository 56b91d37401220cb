import { parseArgs } from 'node:util';
import { SCENARIOS, scenarioOf } from './scenarios/index.ts';
import { createMock } from './server.ts';

const { values } = parseArgs({ options: { scenario: { type: 'string', default: 'happy' } } });
const { scenario } = values;
if (scenarioOf(scenario) === null) {
  const names = [...Object.keys(SCENARIOS), 'failing.<operation>.<CODE>'];
  console.error(`there is no scenario ${scenario}; one of: ${names.join(', ')}`);
  process.exit(1);
}

const { PORT = '3001', HOST = '127.0.0.1' } = process.env;
const server = createMock({ scenario });
server.listen(Number(PORT), HOST, () => {
  console.log(`[mock] the contract's examples on http://${HOST}:${PORT}/api, scenario ${scenario}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
