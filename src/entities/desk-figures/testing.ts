export { makeCurrencyFigures, makeCurrencyGames, makeDayFigures } from './lib/sample-figures';
