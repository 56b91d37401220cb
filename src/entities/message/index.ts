export type { Message, MessageSummary } from './lib/message';
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
