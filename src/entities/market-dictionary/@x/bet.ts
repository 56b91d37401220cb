export { marketCount, marketPart } from '../lib/names';
export { basisText, lineText, pickText } from '../lib/pick-text';
export { clockText } from '../lib/sports';
