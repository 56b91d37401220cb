import type { Handlers } from '../../contract/types.ts';
import { added, found, gone } from '../../lib/answers.ts';
import type { Db } from '../../lib/db.ts';
import { type StoredHtml, takeDraft } from '../../lib/staff-html.ts';
import { actingOf } from '../../lib/staff-rows.ts';
import type { NoticeDesk } from './desk.ts';
import { listNews, listShownPopups } from './repository.ts';

type NoticeHandlers = Pick<Handlers, 'getNewsLink' | 'getPopups'>;

type DeskHandlers = Pick<
  Handlers,
  | 'getDeskNews'
  | 'addNews'
  | 'changeNews'
  | 'deleteNews'
  | 'getDeskPopups'
  | 'addPopup'
  | 'changePopup'
  | 'deletePopup'
>;

const NEWS_SHOWN = 20;

export function noticeRoutes(db: Db, shown: StoredHtml): NoticeHandlers {
  return {
    async getNewsLink() {
      const news = await listNews(db, NEWS_SHOWN);
      return { status: 200, body: await Promise.all(news.map(shown)) };
    },
    async getPopups(_request, ctx) {
      const popups = await listShownPopups(db, ctx.now, ctx.session?.memberId ?? null);
      return { status: 200, body: await Promise.all(popups.map(shown)) };
    },
  };
}

/** What staff does with notices and popups. */
export function noticeDeskRoutes({ news, popups }: NoticeDesk): DeskHandlers {
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
    deleteNews: async ({ params }, ctx) => gone(await news.delete(params.newsId, actingOf(ctx))),
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
      gone(await popups.delete(params.popupId, actingOf(ctx))),
  };
}
