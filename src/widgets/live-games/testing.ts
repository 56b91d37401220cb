export { gameValues, longName } from './lib/sample-games';
