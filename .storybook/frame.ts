import { allSettled, type Scope } from 'effector';
import { $messengers } from '@/entities/messenger';
import { makeMessengers } from '@/entities/messenger/testing';
import { apiCreated, type ApiClient } from '@/shared/api';
import { $api, createFakeApi, isUnanswered } from '@/shared/api/testing';

/** What is around a page: all of the site, or nothing that leads away. */
export type Frame = 'site' | 'bare';

interface FramedStory {
  title: string;
  parameters: { frame?: Frame | false; router?: { path?: string } };
}

const barePaths = ['/login', '/maintenance'];
/** The desk's pages bring their own frame. */
const deskPaths = ['/manager', '/admin'];

/** The frame of a story: that of its page, where the story shows a whole page; `parameters.frame` says otherwise. */
export function frameOf({ title, parameters: { frame, router } }: FramedStory): Frame | null {
  if (frame !== undefined) return frame || null;
  if (!/^pages\/[^/]+\/\w+Page$/.test(title)) return null;
  if (deskPaths.some((path) => router?.path?.startsWith(path))) return null;
  return barePaths.some((path) => router?.path?.startsWith(path)) ? 'bare' : 'site';
}

const frameApi = createFakeApi({
  'GET /newsLink': {
    body: [
      {
        id: 1,
        contents: '11월 22일(일) 04:00–05:00 시스템 점검이 예정되어 있습니다.',
        createdAt: 1_795_237_200_000,
      },
    ],
  },
  'GET /popup': { body: [] },
});

function withFrameAnswers(own: ApiClient): ApiClient {
  const GET = async (path: string, init?: Record<string, unknown>): Promise<unknown> => {
    try {
      return await own.GET(path as '/newsLink', init);
    } catch (thrown) {
      if (!isUnanswered(thrown)) throw thrown;
      return frameApi.GET(path as '/newsLink', init);
    }
  };
  return { ...own, GET: GET as ApiClient['GET'] };
}

/** What the frame shows, where the story's own answers and values leave it open. */
export function furnishFrame(scope: Scope, frame: Frame): void {
  const params = withFrameAnswers(scope.getState($api));
  void allSettled(apiCreated, { scope, params });
  if (frame === 'site' && scope.getState($messengers).length === 0)
    void allSettled($messengers, { scope, params: makeMessengers() });
}
