import type { Handlers } from '../../contract/types.ts';
import type { Db } from '../../lib/db.ts';
import type { StoredHtml } from '../../lib/staff-html.ts';
import { listNews, listShownPopups } from './repository.ts';

type NoticeHandlers = Pick<Handlers, 'getNewsLink' | 'getPopups'>;

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
