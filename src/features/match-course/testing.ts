export {
  type SampleGame,
  sampleGame,
  sampleGames,
  sampleNow,
  sampleRounds,
} from './lib/sample-courses';
export { sampleFixture, sampleIdOf, sampleLeague, sampleList } from './lib/sample-list';
