export {
  createApiClient,
  type ApiAnswer,
  type ApiCall,
  type ApiClient,
  type ApiClientOptions,
} from './client';
export {
  isApiError,
  isHandledByApp,
  isProblem,
  requestIdOf,
  type ApiError,
  type MoneyRefusal,
  type ProblemCode,
  type ProblemError,
  type Refusal,
} from './errors';
export {
  $token,
  apiAnswered,
  apiCallFinished,
  apiCallStarted,
  apiCreated,
  apiFailed,
  tokenCleared,
  tokenReceived,
} from './model';
export { confirmedMutation, type Mutation } from './confirmed-mutation';
export { createChosenQuery } from './chosen-query';
export { createApiMutation } from './mutation';
export { createPagedQuery } from './paged-query';
export { createApiQuery } from './query';
export { createQueryMap } from './query-map';
export { request } from './request';
export { theLoaded } from './the-loaded';
export { withoutEmpty } from './without-empty';
export { $isStreamStale, $streamHealth, $streamOptions, batchOf } from './event-stream/model';
export {
  leaguesStreamed,
  meStreamed,
  siteStreamed,
  streamApplied,
  streamEnded,
} from './event-stream/model';
export { streamStarted, streamStopped, streamTimeSeen, topicsReleased } from './event-stream/model';
export { topicsRequested } from './event-stream/model';
export { boardTopic, fixtureTopic, IN_PLAY_TOPIC, type TopicKind } from './event-stream/topics';
export { LEAGUES_TOPIC, leagueTopic, tournamentTopic } from './event-stream/topics';
export type { Delta, EndReason, Snapshot, StreamBatch, StreamHealth } from './event-stream/types';
