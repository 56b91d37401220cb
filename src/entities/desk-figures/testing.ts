export { makeCurrencyFigures, makeDayFigures } from './lib/sample-figures';
