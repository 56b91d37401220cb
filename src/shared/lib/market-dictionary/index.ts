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
  periodLabel,
  sportName,
  shortMarketName,
} from './names';
export { formatLine, outcomeLabel } from './outcomes';
export { type PickNames, pickText, type PickText } from './pick-text';
export { isNamed, loadCatalogue } from './rows';
