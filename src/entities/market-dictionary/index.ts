export { boardName, groupOfMarket, marketGroupName } from './lib/groups';
export {
  countName,
  marketCount,
  marketLabel,
  marketName,
  marketPart,
  type NamedCount,
  overtimeWord,
  shortMarketName,
  type Teams,
} from './lib/names';
export { formatLine, outcomeLabel } from './lib/outcomes';
export { type PickNames, pickText, type PickText } from './lib/pick-text';
export { isNamed, loadCatalogue } from './lib/rows';
export { clockText, periodLabel, sportName } from './lib/sports';
export { winnerLabel } from './lib/winners';
