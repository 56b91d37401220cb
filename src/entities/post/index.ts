export { boardNames } from './lib/messages';
export {
  boardPaths,
  type PostBet,
  type PostBoard,
  type PostDetail,
  postHref,
  type PostReply,
  type PostSummary,
} from './lib/post';
export { isOpenPostBet, takeablePicks, toPostBet } from './lib/post-bet';
export { AuthorName, type AuthorNameProps } from './ui/author-name';
export { BetMark, type BetMarkProps } from './ui/bet-mark';
export { PostBetCard, type PostBetCardProps } from './ui/post-bet-card';
export { PostBody, type PostBodyProps } from './ui/post-body';
export { PostRow, PostRowHead, type PostRowProps } from './ui/post-row';
export { ReplyItem, type ReplyItemProps } from './ui/reply-item';
