export {
  makeBoardDto,
  makeFixtureDto,
  makeLeagueDto,
  makeManyFixtures,
  sampleBoards,
} from './lib/sample-board';
export { boardValues, leagueValues, sampleViews } from './model/sample-values';
