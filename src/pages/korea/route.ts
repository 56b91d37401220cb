export { koreaFacts } from './facts';
export { koreaSearch, searchDefaults } from './search';
