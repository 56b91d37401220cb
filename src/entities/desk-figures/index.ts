export {
  type CurrencyFigures,
  type DayFigures,
  type FigureCurrency,
  figureCurrencies,
  type FigurePeriod,
  figurePeriods,
  type FiguresQuery,
  type SiteFigures,
} from './lib/figures';
export { siteFigures } from './model';
