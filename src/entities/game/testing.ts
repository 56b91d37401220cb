export {
  makeBoardDto,
  makeFixtureDto,
  makeLeagueDto,
  makeManyFixtures,
  sampleBoards,
} from './lib/sample-board';
export { boardValues, sampleViews } from './model/sample-values';
