export {
  makeBoardDto,
  makeFixtureDto,
  makeLeagueDto,
  makeManyFixtures,
  sampleBoards,
} from './lib/sample-board';
export { $openFixtures } from './model/details';
export { boardValues, sampleViews } from './model/sample-values';
