export {
  type CurrencyFigures,
  type CurrencyGames,
  type DayFigures,
  type FigureCurrency,
  figureCurrencies,
  type FigurePeriod,
  figurePeriods,
  type FiguresQuery,
  type GameSums,
  type SiteFigures,
  type SiteGames,
} from './lib/figures';
export { siteFigures, siteGames } from './model';
