export { type Decision, decide } from './api';
export { correctedText } from './lib/adjustment-text';
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
  handlerOf,
  isLate,
  mayTakeTwo,
  queueSection,
  tabOf,
} from './lib/request';
export {
  bonusChangeTexts,
  bonusTermTexts,
  limitChangeTexts,
  limitTexts,
  type SettingText,
  settingTexts,
} from './lib/setting-text';
export {
  $desk,
  debtsChanged,
  deskChanged,
  deskFollowed,
  deskLeft,
  deskResumed,
  detail,
  inquiriesChanged,
  queues,
  requests,
  requestsSeen,
} from './model';
export { deskWords } from './ui/messages';
export { RequestState } from './ui/request-state';
