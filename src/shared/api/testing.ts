export { createFakeApi, type FakeAnswer, type FakeCall } from './fake-api';
export { $api } from './model';
