export { createFakeApi, type FakeAnswer, type FakeCall } from './fake-api';
export { makeProblem, makeProblemError } from './fake-problem';
export { $api } from './model';
