export { boardName, marketGroupName } from './groups';
export {
  columnCaption,
  countName,
  marketCount,
  marketLabel,
  marketName,
  marketPart,
  type NamedCount,
  overtimeWord,
  shortMarketName,
  type Teams,
} from './names';
export { formatLine, outcomeLabel } from './outcomes';
export { basisText, lineText, type PickNames, pickText, type PickText } from './pick-text';
export { isNamed, loadCatalogue } from './rows';
export { clockText, periodLabel, sportName } from './sports';
export { winnerLabel } from './winners';
