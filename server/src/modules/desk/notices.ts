import type { Handlers } from '../../contract/types.ts';
import { added, done, found } from '../../lib/answers.ts';
import { takeDraft } from '../../lib/staff-html.ts';
import type { NoticeDesk } from '../notice/index.ts';
import { actingOf } from './acting.ts';

/** Notices and popups. */
export function noticeRoutes({ news, popups }: NoticeDesk): Partial<Handlers> {
  return {
    getDeskNews: async () => ({ status: 200, body: await news.list() }),
    addNews: ({ body, headers }, ctx) =>
      takeDraft(body, async (draft) =>
        added(await news.add(draft, headers['Idempotency-Key'], actingOf(ctx))),
      ),
    changeNews: ({ params, body }, ctx) =>
      takeDraft(body, async (draft) =>
        found(await news.change(params.newsId, draft, actingOf(ctx))),
      ),
    deleteNews: async ({ params }, ctx) => done(await news.delete(params.newsId, actingOf(ctx))),
    getDeskPopups: async () => ({ status: 200, body: await popups.list() }),
    addPopup: ({ body, headers }, ctx) =>
      takeDraft(body, async (draft) =>
        added(await popups.add(draft, headers['Idempotency-Key'], actingOf(ctx))),
      ),
    changePopup: ({ params, body }, ctx) =>
      takeDraft(body, async (draft) =>
        found(await popups.change(params.popupId, draft, actingOf(ctx))),
      ),
    deletePopup: async ({ params }, ctx) =>
      done(await popups.delete(params.popupId, actingOf(ctx))),
  };
}
