import { defineModule } from '../../module.ts';
import { messageModule } from '../message/index.ts';
import { wagerModule } from '../wager/index.ts';
import { createPostBets } from './bets.ts';
import { createImages } from './images.ts';
import { postInvariants } from './invariants.ts';
import { createReplies } from './replies.ts';
import { createReports } from './reports.ts';
import { postRoutes } from './routes.ts';
import { createPostService } from './service.ts';
import { serveImages } from './serving.ts';
import { createWriting } from './writing.ts';

export { erasePosts } from './erasure-repository.ts';
export type { Reports } from './reports.ts';
export { searchedText } from './search.ts';

/** The boards that members write on. */
export const postModule = defineModule({
  name: 'post',
  tables: [
    ...['post_board', 'post', 'post_text', 'post_view', 'post_reply'],
    ...['post_report', 'post_case', 'post_image', 'post_image_use'],
  ],
  invariants: postInvariants,
  create(deps, use) {
    const { db } = deps;
    const bets = createPostBets(use(wagerModule).service);
    const images = createImages(deps);
    const reports = createReports(db, use(messageModule).service);
    return {
      routes: postRoutes({
        posts: createPostService(db, bets),
        writing: createWriting(db, bets),
        replies: createReplies(db),
        reports,
        images,
      }),
      reports,
      scheduled: [images.cleaning],
      serve: async (app) => serveImages(app, images),
    };
  },
});
