import { Refused } from '../contract/problem.ts';
import type { Schemas } from '../contract/types.ts';
import type { Person } from '../world/person.ts';
import { meTopic, type World } from '../world/world.ts';
import type { Answers } from './types.ts';

function find({ messages }: Person, id: string): Schemas['Message'] {
  const message = messages.find((one) => one.id === id);
  if (message === undefined) throw new Refused('NOT_FOUND');
  return message;
}

function sendUnread({ hub }: World, person: Person): void {
  const count = person.messages.filter(({ readAt }) => readAt === null).length;
  person.member.unreadCount = count;
  hub.publish(meTopic(person), [{ kind: 'unread', count }], 'me');
}

export const messageAnswers: Answers = {
  getMessages: ({ me }) => ({
    data: me().messages.map(({ contents: _, ...summary }) => summary),
    nextCursor: null,
  }),
  getUnreadCount: ({ me }) => me().member.unreadCount,
  openMessage({ world, me, params }) {
    const message = find(me(), params.messageId);
    message.readAt ??= world.now();
    sendUnread(world, me());
    return message;
  },
  deleteMessage({ me, params }) {
    const { readAt, id } = find(me(), params.messageId);
    if (readAt === null) throw new Refused('INVALID_STATE');
    me().messages = me().messages.filter((one) => one.id !== id);
  },
};
