export { koreaFacts } from './events';
export { koreaSearch, searchDefaults } from './search';
