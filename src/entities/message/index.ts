export type { Message, MessageSummary } from './lib/message';
export { makeInbox, makeMessage } from './lib/sample-messages';
export { inbox } from './api';
export {
  $contents,
  $failedId,
  $isDeleting,
  $openId,
  $readIds,
  deleteFailed,
  messageRead,
  messageRetried,
  messagesDeleted,
  messageToggled,
} from './model';
export { MessageRow, type MessageRowProps } from './ui/message-row';
