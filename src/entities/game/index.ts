export { isFixtureAnswer } from './lib/expected';
export { periodText } from './lib/fixture-text';
export type { Detail } from './lib/fold-details';
export type { Boards } from './lib/fold-boards';
export type { FixtureStates } from './lib/fold-states';
export {
  type Board,
  type Fixture,
  type FixtureState,
  isInPlay,
  type League,
  type Market,
  type Score,
} from './lib/game';
export type { Quote, Quotes } from './lib/quotes';
export { type CellView, outcomeCell, type RowLook } from './lib/row-view';
export {
  makeBoardDto,
  makeFixtureDto,
  makeLeagueDto,
  makeManyFixtures,
  sampleBoards,
} from './lib/sample-board';
export {
  familyOf,
  marketOfSlot,
  type Slot,
  slotGroup,
  type SlotGroup,
  slotsOf,
} from './lib/slots';
export {
  $boardFailures,
  $boards,
  $fixtureStates,
  boardClosed,
  boardOpened,
  boardRetried,
  type BoardSubscription,
  topicsOf,
} from './model/boards';
export { $counts, type BoardCounts, countsRequested, totalOf } from './model/counts';
export {
  $detailFailures,
  $details,
  $openFixtures,
  fixtureClosed,
  fixtureOpened,
  fixtureRetried,
} from './model/details';
export { $quotes } from './model/quotes';
export { boardValues } from './model/sample-values';
export { moveInRow } from './ui/arrow-keys';
export { Flag } from './ui/flag';
export { LateBar } from './ui/late-bar';
export type { LeagueGroupProps } from './ui/league-group';
export { LeagueHeader, type LeagueHeaderProps } from './ui/league-header';
export { MatchTime, type MatchTimeProps, useFixtureState } from './ui/match-time';
export { OddsCard, type OddsCardProps } from './ui/odds-card';
export { OddsRow, type OddsRowProps } from './ui/odds-row';
export {
  type CellComponent,
  type CellProps,
  PriceCell,
  type PriceCellProps,
  useSelection,
} from './ui/price-cell';
export { SportIcon } from './ui/sport-icon';
