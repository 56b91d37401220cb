import type { InboxPosition } from './repository.ts';

const CURSOR = /^(\d{1,16})\.([a-z0-9_]{1,40})$/;

/** Names the place after a message in the inbox. */
export function toCursor({ sentAt, id }: InboxPosition): string {
  return Buffer.from(`${sentAt}.${id}`).toString('base64url');
}

/** Reads a cursor that `toCursor` made; undefined when it did not. */
export function fromCursor(cursor: string): InboxPosition | undefined {
  const found = CURSOR.exec(Buffer.from(cursor, 'base64url').toString());
  const sentAt = Number(found?.[1]);
  const id = found?.[2];
  return id !== undefined && Number.isSafeInteger(sentAt) ? { sentAt, id } : undefined;
}
