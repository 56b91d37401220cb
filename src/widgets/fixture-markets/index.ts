export { FixtureDialog } from './ui/fixture-dialog';
