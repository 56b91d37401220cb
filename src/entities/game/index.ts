export {
  columnCaptions,
  columnMarkets,
  columnsOfBoard,
  type RowColumn,
  rowColumns,
} from './lib/columns';
export { slotGroup, type SlotGroup } from './lib/families';
export { type Boards, fixturesOf } from './lib/views';
export {
  type Board,
  type Detail,
  type Fixture,
  type FixtureState,
  isInPlay,
  type League,
  type Market,
  type Score,
} from './lib/game';
export type { World } from './lib/offer';
export type { Quote } from './lib/quotes';
export { type PickOffer, pickOffers } from './lib/pick-offers';
export { type CellView, offerBasis, outcomeCell, type RowLook } from './lib/row-view';
export { findSelection, type FixtureStates } from './lib/selections';
export { kickOffText } from './lib/fixture-text';
export { interruptionText } from './lib/interruption-text';
export { marketOfSlot, type Slot, slotsOf } from './lib/slots';
export {
  $awaitedBoards,
  $boardFailures,
  boardClosed,
  boardOpened,
  boardRetried,
  type BoardSubscription,
  isLoaded,
  topicsOf,
} from './model/boards';
export { $counts, type BoardCounts, countsQuery, sportsOf, totalOf } from './model/counts';
export {
  $detailFailures,
  fixtureAnswered,
  fixtureClosed,
  fixtureOpened,
  fixtureRetried,
} from './model/details';
export {
  $leagueBoardFailures,
  $leagueFixtures,
  leagueClosed,
  leagueOpened,
  leagueRetried,
} from './model/league-boards';
export { $leagues, leaguesClosed, leaguesOpened, leaguesQuery } from './model/leagues';
export {
  $boards,
  $details,
  $fixtureStates,
  $offer,
  $world,
  seqsOf,
  topicsAnswered,
  topicsExpected,
  topicsFollowed,
  topicsUnfollowed,
} from './model/offer';
export { Flag } from './ui/flag';
export { StaleBar } from './ui/stale-bar';
export type { LeagueGroupProps } from './ui/league-group';
export { LeagueHeader, type LeagueHeaderProps } from './ui/league-header';
export { MatchCard, type MatchCardProps } from './ui/match-card';
export { MatchRow, type MatchRowProps } from './ui/match-row';
export { MatchTime, type MatchTimeProps, useFixtureState } from './ui/match-time';
export { useFixtureDetail } from './ui/use-fixture-detail';
export { OddsCard, type OddsCardProps } from './ui/odds-card';
export { OddsRow, type OddsRowProps } from './ui/odds-row';
export {
  type CellComponent,
  type CellProps,
  PriceCell,
  type PriceCellProps,
  useSelection,
} from './ui/price-cell';
export type { StarComponent, StarProps } from './ui/star';
export { SportIcon } from './ui/sport-icon';
