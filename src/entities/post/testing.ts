export {
  makeAuthor,
  makePost,
  makePostBet,
  makePostSummary,
  makeReply,
} from './lib/sample-posts';
