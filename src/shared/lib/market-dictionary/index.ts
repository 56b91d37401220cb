export {
  boardName,
  type MarketGroup,
  marketGroup,
  marketGroupName,
} from './groups';
export {
  marketLabel,
  marketName,
  marketPart,
  overtimeWord,
  shortMarketName,
} from './names';
export { formatLine, outcomeLabel } from './outcomes';
export { type PickNames, pickText, type PickText } from './pick-text';
export { isNamed, loadCatalogue } from './rows';
export { periodLabel, sportName } from './sports';
