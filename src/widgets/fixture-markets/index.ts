export { fixtureHidden, fixtureShown, showFixtureOf } from './model/markets';
export { FixturePanel, type FixturePanelProps } from './ui/fixture-panel';
export { MainMarkets, type MainMarketsProps } from './ui/main-markets';
export { FixtureView, type FixtureViewProps } from './ui/fixture-view';
