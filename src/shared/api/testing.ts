export {
  createFakeApi,
  isUnanswered,
  never,
  offline,
  type FakeAnswer,
  type FakeCall,
} from './fake-api';
export {
  createFakeChannels,
  createFakeLead,
  createFakeServer,
  fakeTimers,
} from './event-stream/fake-stream';
export { makeProblem, makeProblemError } from './fake-problem';
export { $api } from './model';
