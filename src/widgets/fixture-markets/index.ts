export { fixtureHidden, fixtureShown, showFixtureOf } from './model/markets';
export { FixturePanel, type FixturePanelProps } from './ui/fixture-panel';
export { WinnerCells, type WinnerCellsProps } from './ui/winner-cells';
export { MainMarkets, type MainMarketsProps } from './ui/main-markets';
export { FixtureView, type FixtureViewProps } from './ui/fixture-view';
