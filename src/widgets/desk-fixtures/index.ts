export { DeskFixtures } from './ui/desk-fixtures';
