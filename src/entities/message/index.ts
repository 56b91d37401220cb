export type { Message, MessageSummary } from './lib/message';
export { makeInbox, makeMessage } from './lib/sample-messages';
export {
  $contents,
  $failedId,
  $hasNext,
  $hasPrevious,
  $inboxFailure,
  $isDeleting,
  $messages,
  $openId,
  $pageNumber,
  $readIds,
  deleteFailed,
  inboxClosed,
  inboxOpened,
  inboxRefreshed,
  messageRead,
  messageRetried,
  messagesDeleted,
  messageToggled,
  nextPageClicked,
  previousPageClicked,
} from './model';
export { MessageRow, type MessageRowProps } from './ui/message-row';
