import type { Dto } from '#contract/types.gen.ts';

export type PostBoard = Dto<'PostBoard'>;
/** A line of a board. */
export type PostSummary = Readonly<Dto<'PostSummary'>>;
export type PostDetail = Readonly<Dto<'PostDetail'>>;
export type PostReply = Readonly<Dto<'PostReply'>>;
export type PostAuthor = Readonly<Dto<'PostAuthor'>>;
/** A bet as everybody sees it: without its stake. */
export type PostBet = Readonly<Dto<'PostBet'>>;
export type PostBetState = PostBet['state'];

/** Where a board is read and written. */
export const boardPaths = {
  free: { list: '/free', write: '/free/write', view: '/free/view/{-$id}' },
  crypto: { list: '/crypto', write: '/crypto/write', view: '/crypto/view/{-$id}' },
} as const satisfies Record<PostBoard, Record<string, string>>;

/** The address of a post. @example postHref('free', 12806) // '/free/view/12806' */
export function postHref(board: PostBoard, id: number): string {
  return `/${board}/view/${id}`;
}
