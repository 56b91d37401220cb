import type { Dto } from '#contract/types.gen.ts';

/** A line of the inbox. Instants in epoch milliseconds. */
export type MessageSummary = Readonly<Dto<'MessageSummary'>>;
/** A message with its text; line breaks count. */
export type Message = Readonly<Dto<'Message'>>;

/** Tells whether the member has not opened the message yet. */
export function isUnread({ readAt }: Pick<MessageSummary, 'readAt'>): boolean {
  return readAt === null;
}

/** Puts the moment of reading on one message; the others stay the same objects. */
export function withRead(
  messages: readonly MessageSummary[],
  { id, readAt }: Pick<MessageSummary, 'id' | 'readAt'>,
): readonly MessageSummary[] {
  return messages.map((message) => (message.id === id ? { ...message, readAt } : message));
}
