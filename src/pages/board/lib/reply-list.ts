import type { PostReply } from '@/entities/post';

type Replies = readonly PostReply[];

/** A reply goes to the end, or after the last answer to the same one. */
export function withReply(replies: Replies, added: PostReply): Replies {
  const others = replies.filter(({ id }) => id !== added.id);
  const last = others.findLastIndex(
    ({ id, parentId }) =>
      added.parentId !== null && (id === added.parentId || parentId === added.parentId),
  );
  return last === -1 ? [...others, added] : others.toSpliced(last + 1, 0, added);
}

export function withChanged(replies: Replies, id: number, change: Partial<PostReply>): Replies {
  return replies.map((reply) => (reply.id === id ? { ...reply, ...change } : reply));
}

/** Takes a reply away; one that has answers keeps its place without its text. */
export function withoutReply(replies: Replies, id: number): Replies {
  return replies.some(({ parentId }) => parentId === id)
    ? withChanged(replies, id, { author: null, text: '', state: 'deleted' })
    : replies.filter((reply) => reply.id !== id);
}
