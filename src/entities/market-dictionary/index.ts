export {
  BOARD_KINDS,
  boardName,
  MARKET_TYPES,
  marketGroup,
  type MarketGroup,
  marketGroupName,
  marketName,
  overtimeWord,
  SPORT_KEYS,
  sportName,
} from './lib/dictionary';
