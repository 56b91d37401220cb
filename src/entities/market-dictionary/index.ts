export {
  BOARD_KINDS,
  boardName,
  MARKET_TYPES,
  marketGroup,
  type MarketGroup,
  marketGroupName,
  marketName,
  outcomeName,
  overtimeWord,
  periodLabel,
  SPORT_KEYS,
  sportName,
} from './lib/dictionary';
