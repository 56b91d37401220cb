export type { Message, MessageSummary } from './lib/message';
export { MessageRow, type MessageRowProps } from './ui/message-row';
