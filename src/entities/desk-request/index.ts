export { type Decision, decide } from './api';
export type { DeskQuery } from './lib/apply-changes';
export {
  type Asker,
  type Decisions,
  decisionsFor,
  type DeskEvent,
  type DeskKind,
  deskKindsOf,
  type DeskQueue,
  type DeskRequest,
  type DeskRequestDetail,
  type DeskTab,
  deskTabs,
  holderOf,
  mayTakeTwo,
} from './lib/request';
export {
  $desk,
  deskChanged,
  deskFollowed,
  deskLeft,
  detail,
  queues,
  requests,
  requestsSeen,
} from './model';
export { deskWords } from './ui/messages';
export { RequestState } from './ui/request-state';
