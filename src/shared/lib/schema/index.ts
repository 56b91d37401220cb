export { fits, queryChoice, queryNumber, queryOptional, queryText, timestamp } from './schema';
