export { columnCaption, marketName, marketPart, overtimeWord, shortMarketName } from '../lib/names';
export { formatLine, outcomeLabel } from '../lib/outcomes';
export { basisText, lineText, pickText } from '../lib/pick-text';
export { clockText } from '../lib/sports';
