export { fixtureHidden, fixtureShown } from './model';
export { FixturePanel, type FixturePanelProps } from './ui/fixture-panel';
