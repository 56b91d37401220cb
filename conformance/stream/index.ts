export { createHistory, type StreamHistory } from './history.ts';
export { createStreamCheck, type StreamCheck, type StreamFault } from './stream-check.ts';
export { limits, type RuleName, rules } from './document.ts';
export type { ReceivedEvent } from './schema-faults.ts';
