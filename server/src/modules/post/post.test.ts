import { beforeEach, describe, expect, it } from 'vitest';
import { gameById } from '#rules/rounds/round.ts';
import { roundAt } from '#rules/rounds/clock.ts';
import { buildTestApp, type CallOptions, type TestApp } from '../../../test/build-test-app.ts';
import { demoMemberId } from '../../demo/index.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const POWERBALL = 213;

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
type Body = any;

const site = stagedAndChecked(() => buildTestApp());
const tokens = new Map<string, string>();
let keys = 0;

// What a test writes is too soon for the next.
beforeEach(() => pass(MINUTE));

async function pass(ms: number): Promise<void> {
  await site.advanceTo(site.clock.now() + ms);
}

async function call(
  userId: string,
  method: Parameters<TestApp['call']>[0],
  path: string,
  { body, key }: { body?: object; key?: string } = {},
): Promise<{ status: number; body: Body; headers: Body }> {
  keys += 1;
  const known = tokens.get(userId);
  const token = known ?? (await site.login(userId));
  tokens.set(userId, token);
  const options: CallOptions = {
    token,
    body,
    headers: { 'idempotency-key': key ?? `post-key-${keys}` },
  };
  const answer = await site.call<Body>(method, path, options);
  if (answer.body?.code !== 'SESSION_EXPIRED') return answer;
  tokens.delete(userId);
  return call(userId, method, path, { body, key: key ?? `post-key-${keys}` });
}

const draft = (
  title: string,
  contents = `<p>${title}의 글입니다.</p>`,
  betId: string | null = null,
) => ({ title, contents, betId });

async function write(
  userId: string,
  title: string,
  { board = 'free', contents, betId }: Body = {},
) {
  const { status, body } = await call(userId, 'POST', `/board/${board}`, {
    body: draft(title, contents, betId),
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id as number;
}

const read = (userId: string, id: number) => call(userId, 'GET', `/board/post/${id}`);
const list = async (userId: string, query = '', board = 'free') =>
  (await call(userId, 'GET', `/board/${board}?${query}`)).body;
const titlesOf = ({ data }: Body): string[] => data.map(({ title }: Body) => title);

async function reply(userId: string, postId: number, text: string, parentId: number | null = null) {
  await pass(10_000);
  const { status, body } = await call(userId, 'POST', `/board/post/${postId}/reply`, {
    body: { text, parentId },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id as number;
}

/** Whole pages until there is no more. */
async function pagesOf(userId: string, query: string, between = async () => {}) {
  const titles: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await list(userId, `${query}${cursor}`);
    titles.push(...titlesOf(page));
    if (page.nextCursor === null) return titles;
    cursor = `&cursor=${page.nextCursor}`;
    await between();
  }
}

describe('a post', () => {
  it('is read by everybody, with who wrote it, and counts who has opened it', async () => {
    const contents = '<p>첫 줄<script>x</script></p><p onclick="x">둘째 <b>줄</b></p>';
    const { total } = await list('member02');
    const id = await write('member01', '울산  3폴더', { contents });
    const page = await list('member02');
    expect(page.total).toBe(total + 1);
    expect(page.data[0]).toMatchObject({
      id,
      title: '울산 3폴더',
      views: 0,
      replies: 0,
      hasImage: false,
      bet: null,
      isNotice: false,
      isHidden: false,
      isRead: false,
      author: { nickname: '한판이', level: 3, isStaff: false, isMine: false },
    });
    for (let times = 0; times < 2; times += 1)
      expect((await read('member02', id)).body).toMatchObject({
        id,
        board: 'free',
        contents: '<p>첫 줄</p><p>둘째 줄</p>',
        views: 1,
        editedAt: null,
        bet: null,
        isReported: false,
      });
    expect((await read('member01', id)).body).toMatchObject({ views: 2, author: { isMine: true } });
    expect((await list('member02')).data[0]).toMatchObject({ isRead: true, views: 2 });
    expect(page.data[0].number).toBe(page.data[1].number + 1);
  });

  it.each([
    ['no text', draft('제목', '<p> </p>'), 'body.contents'],
    ['text that nobody sees', draft('제목', '<p>&#8203;&#8203;&#12644;</p>'), 'body.contents'],
    ['too much text', draft('제목', '가'.repeat(10_001)), 'body.contents'],
    ['a title that nobody sees', draft('\u200b\u200b'), 'body.title'],
    [
      'an image that nobody has uploaded',
      draft('제목', `글감 <img src="/file/download/post/${'a'.repeat(24)}.webp">`),
      'body.contents',
    ],
    ['a bet that is nobody’s', draft('제목', '<p>글감</p>', 'bet_none'), 'body.betId'],
  ])('with %s is refused', async (_, body, path) => {
    const { body: answer } = await call('member01', 'POST', '/board/free', { body });
    expect(answer).toMatchObject({ code: 'VALIDATION', errors: [{ path }] });
  });

  it('is written once under its key, once a minute, and by twenty at once once', async () => {
    const body = draft('한 번');
    const send = (key: string, sent = body) =>
      call('member01', 'POST', '/board/free', { body: sent, key });
    const first = await send('post-once');
    const again = await send('post-once');
    expect(again.body).toEqual(first.body);
    expect((await send('post-once', draft('다른 글'))).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    await pass(20_000);
    const soon = await send('post-soon');
    expect(soon.body.code).toBe('RATE_LIMITED');
    expect(soon.headers['retry-after']).toBe('40');
    await pass(40_000);
    const many = await Promise.all(Array.from({ length: 20 }, (_, n) => send(`post-many-${n}`)));
    expect(many.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(429)]);
    // The key of one that came too soon is free.
    await pass(MINUTE);
    expect((await send('post-soon')).status).toBe(201);
  });

  it('is one of twenty a day of Seoul; staff writes as often as it wants', async () => {
    const day = DAY - ((site.clock.now() + 9 * 60 * MINUTE) % DAY);
    await pass(day);
    for (let n = 0; n < 20; n += 1) {
      await write('member02', `스무 글 ${n}`);
      await pass(MINUTE);
    }
    const { body, headers } = await call('member02', 'POST', '/board/free', {
      body: draft('하나 더'),
    });
    expect(body.code).toBe('RATE_LIMITED');
    expect(Number(headers['retry-after'])).toBe((DAY - 20 * MINUTE) / 1_000);
    for (let n = 0; n < 22; n += 1) await write('manager01', `알림 ${n}`);
    await pass(DAY);
    await write('member02', '다음 날');
  });

  it('is changed and deleted by who wrote it alone', async () => {
    const id = await write('member01', '고칠 글');
    const body = draft('고친 글');
    for (const userId of ['member02', 'admin01']) {
      expect((await call(userId, 'PUT', `/board/post/${id}`, { body })).body.code).toBe(
        'NOT_FOUND',
      );
      expect((await call(userId, 'DELETE', `/board/post/${id}`)).body.code).toBe('NOT_FOUND');
    }
    const changed = await call('member01', 'PUT', `/board/post/${id}`, { body });
    expect(changed.body).toMatchObject({ title: '고친 글', editedAt: site.clock.now() });
    expect(titlesOf(await list('member02', 'q=고친'))).toEqual(['고친 글']);
    const replyId = await reply('member02', id, '댓글');
    const { total } = await list('member01');
    expect((await call('member01', 'DELETE', `/board/post/${id}`)).status).toBe(204);
    expect((await call('member01', 'DELETE', `/board/post/${id}`)).body.code).toBe('NOT_FOUND');
    for (const path of [`/board/post/${id}`, `/board/post/${id}/reply`])
      expect((await call('member02', 'GET', path)).body.code).toBe('NOT_FOUND');
    expect(
      (await call('member02', 'PUT', `/board/reply/${replyId}`, { body: { text: '글' } })).body
        .code,
    ).toBe('NOT_FOUND');
    expect(await list('member01')).toMatchObject({ total: total - 1 });
    expect(titlesOf(await list('member02', 'q=고친'))).toEqual([]);
    const kept = await site.db.query('select 1 from post_text where post_id = $1', [id]);
    expect(kept).toEqual([]);
  });

  it('is for members without unread messages to write, and for no guest to read', async () => {
    expect((await call('unread01', 'POST', '/board/free', { body: draft('제목') })).body.code).toBe(
      'UNREAD_MESSAGE',
    );
    expect((await list('unread01')).data.length).toBeGreaterThan(0);
    expect((await site.call('GET', '/board/free')).body.code).toBe('UNAUTHENTICATED');
  });
});

describe('a board', () => {
  it('pages newest first without a gap while posts come and go', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 9; n += 1)
      ids.push(await write('admin01', `쪽수 ${n}`, { board: 'crypto' }));
    const [, second = 0] = ids;
    let came = 0;
    const titles: string[] = [];
    for (let cursor = ''; ; came += 1) {
      const page = await list('member01', `limit=2${cursor}`, 'crypto');
      titles.push(...titlesOf(page));
      if (page.nextCursor === null) break;
      cursor = `&cursor=${page.nextCursor}`;
      await write('admin01', `사이 ${came}`, { board: 'crypto' });
      if (came === 0) await call('admin01', 'DELETE', `/board/post/${second}`);
    }
    expect(titles.slice(0, 8)).toEqual([8, 7, 6, 5, 4, 3, 2, 0].map((n) => `쪽수 ${n}`));
    expect(new Set(titles).size).toBe(titles.length);
    expect((await list('member01', 'cursor=x', 'crypto')).code).toBe('VALIDATION');
  });

  it('is searched by title and text, by title, or by author, whatever the case and the width', async () => {
    await write('manager01', 'Ｋ리그 Preview', { contents: '<p>수비 조직력이</p><p>좋습니다</p>' });
    await write('manager01', '조직력 이야기', { contents: '<p>공격 전개</p>' });
    const find = async (q: string, more = '') =>
      titlesOf(await list('member01', `q=${encodeURIComponent(q)}${more}`));
    expect(await find('조직력')).toEqual(['조직력 이야기', 'Ｋ리그 Preview']);
    expect(await find('조직력', '&by=title')).toEqual(['조직력 이야기']);
    expect(await find('k리그 PREVIEW')).toEqual(['Ｋ리그 Preview']);
    // Pairs of both, in an order that no text has.
    expect(await find('력조직')).toEqual([]);
    expect(await find('수비 조직력이 좋습니다')).toEqual(['Ｋ리그 Preview']);
    expect(await find('%_')).toEqual([]);
    const { author, ...page } = (await list('member01', 'q=매니&by=author')).data[0];
    expect(author.isStaff && page.title).toBe('조직력 이야기');
    expect(await find('없는이', '&by=author')).toEqual([]);
    expect(await list('member01', 'q=조직력')).toMatchObject({ total: null });
    // As on a machine that writes a letter in its parts: of one syllable there are no pairs.
    expect(await find('가'.normalize('NFD'))).toEqual([]);
  });

  it('is searched to its end, past what is looked through first', async () => {
    await site.db.query(
      `with made as (
         insert into post (board, number, member_id, title, created_at)
         select 'crypto', last_number + n, $1, '메움', 0 from post_board, generate_series(1, 2100) n where board = 'crypto' returning id)
       insert into post_text select id, '<p>메움</p>', '메움', '메움', '메움', '{}', '{}' from made`,
      [demoMemberId('manager01')],
    );
    await site.db.query(
      `update post_board set last_number = last_number + 2100, posts = posts + 2100 where board = 'crypto'`,
    );
    const q = `q=${encodeURIComponent('쪽수')}`;
    const page = await list('member01', `${q}&limit=3`, 'crypto');
    expect(titlesOf(page)).toEqual([8, 7, 6].map((n) => `쪽수 ${n}`));
    const next = await list('member01', `${q}&limit=9&cursor=${page.nextCursor}`, 'crypto');
    expect(titlesOf(next)).toEqual([5, 4, 3, 2, 0].map((n) => `쪽수 ${n}`));
  });

  it('shows what one has written, and what one has replied to', async () => {
    const mine = await write('coin01', '코인러의 글');
    const other = await write('manager01', '다른 글');
    const latest = async (query: string) => titlesOf(await list('coin01', `limit=1&${query}`))[0];
    expect(await latest('filter=mine')).toBe('코인러의 글');
    expect(await latest('filter=replied')).not.toBe('다른 글');
    const replies = [await reply('coin01', other, '댓글'), await reply('coin01', other, '또 댓글')];
    for (const id of replies) {
      expect(await latest('filter=replied')).toBe('다른 글');
      await call('coin01', 'DELETE', `/board/reply/${id}`);
    }
    expect(await latest('filter=replied')).not.toBe('다른 글');
    expect(await latest(`filter=mine&q=${encodeURIComponent('다른 글')}`)).toBeUndefined();
    await call('coin01', 'DELETE', `/board/post/${mine}`);
    expect(await latest('filter=mine')).not.toBe('코인러의 글');
  });

  it('pages what is filtered or searched as well', async () => {
    for (let n = 0; n < 5; n += 1) await write('admin01', `거름 ${n}`);
    for (const query of [
      `q=${encodeURIComponent('거름')}`,
      `filter=mine&q=${encodeURIComponent('거름')}`,
      `by=author&q=${encodeURIComponent('관리')}`,
    ])
      expect((await pagesOf('admin01', `limit=2&${query}`)).slice(0, 5)).toEqual(
        [4, 3, 2, 1, 0].map((n) => `거름 ${n}`),
      );
  });
});

describe('replies', () => {
  it('come oldest first, each followed by its answers, one level deep', async () => {
    const id = await write('member01', '댓글 받는 글');
    const first = await reply('member02', id, '첫째\r\n\n\n\n줄');
    const second = await reply('coin01', id, '둘째');
    const answer = await reply('member01', id, '첫째의 답', first);
    const page = (await call('member02', 'GET', `/board/post/${id}/reply?limit=2`)).body;
    expect(page.data.map(({ id: one }: Body) => one)).toEqual([first, answer]);
    expect(page.data[0]).toMatchObject({
      text: '첫째\n\n줄',
      author: { isMine: true },
      state: 'shown',
    });
    const next = `/board/post/${id}/reply?cursor=${page.nextCursor}`;
    expect((await call('member02', 'GET', next)).body).toMatchObject({
      data: [{ id: second }],
      nextCursor: null,
    });
    expect((await read('member01', id)).body.replies).toBe(3);
    const other = await write('manager01', '다른 글');
    for (const [postId, parentId] of [
      [id, answer],
      [other, first],
      [id, 999_999],
    ]) {
      await pass(10_000);
      const { body } = await call('member02', 'POST', `/board/post/${postId}/reply`, {
        body: { text: '글', parentId },
      });
      expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'body.parentId' }] });
    }
  });

  it('are written once under their key and once in ten seconds', async () => {
    const id = await write('member01', '빠른 글');
    await pass(10_000);
    const send = (key: string) =>
      call('member02', 'POST', `/board/post/${id}/reply`, {
        key,
        body: { text: '빠르게', parentId: null },
      });
    const many = await Promise.all(Array.from({ length: 20 }, (_, n) => send(`reply-key-${n}`)));
    const [made] = many.filter(({ status }) => status === 201);
    expect(many.map(({ body }) => body.code ?? 'made').sort()).toEqual([
      ...Array(19).fill('RATE_LIMITED'),
      'made',
    ]);
    expect(made?.body).toMatchObject({ text: '빠르게', author: { nickname: '골드왕' } });
    expect(many.find(({ status }) => status === 429)?.headers['retry-after']).toBe('10');
    const again = await send(`reply-key-${many.findIndex(({ status }) => status === 201)}`);
    expect(again.body).toEqual(made?.body);
    expect((await read('member01', id)).body.replies).toBe(1);
  });

  it('keep their place when they are deleted with answers, and go without', async () => {
    const id = await write('member01', '지우는 글');
    const parent = await reply('member02', id, '부모');
    const answer = await reply('coin01', id, '자식', parent);
    const path = `/board/reply/${parent}`;
    expect((await call('coin01', 'DELETE', path)).body.code).toBe('NOT_FOUND');
    expect((await call('coin01', 'PUT', path, { body: { text: '남의 글' } })).body.code).toBe(
      'NOT_FOUND',
    );
    expect((await call('member02', 'PUT', path, { body: { text: '고침' } })).body).toMatchObject({
      text: '고침',
      editedAt: site.clock.now(),
    });
    expect((await call('member02', 'DELETE', path)).status).toBe(204);
    expect((await call('member02', 'DELETE', path)).body.code).toBe('NOT_FOUND');
    expect((await call('member02', 'PUT', path, { body: { text: '글' } })).body.code).toBe(
      'INVALID_STATE',
    );
    const { data } = (await call('member01', 'GET', `/board/post/${id}/reply`)).body;
    expect(data).toMatchObject([
      { id: parent, state: 'deleted', text: '', author: null },
      { id: answer, state: 'shown', text: '자식' },
    ]);
    await call('coin01', 'DELETE', `/board/reply/${answer}`);
    expect((await call('member01', 'GET', `/board/post/${id}/reply`)).body.data).toEqual([]);
    expect((await read('member01', id)).body.replies).toBe(0);
  });
});

describe('reports', () => {
  const report = (userId: string, kind: string, id: number) =>
    call(userId, 'PUT', `/board/${kind}/${id}/report`, { body: { reason: 'ad', note: '광고' } });
  const decide = (kind: string, id: number, action: string, userId = 'manager01') =>
    call(userId, 'POST', `/desk/post/${kind}/${id}`, {
      body: { action, reason: '다른 사이트 홍보' },
    });
  const waiting = async (state = 'waiting') =>
    (await call('manager01', 'GET', `/desk/post/report?state=${state}`)).body.data;
  const inbox = async (userId: string) => {
    const { data } = (await call(userId, 'GET', '/message')).body;
    for (const { id } of data) await call(userId, 'GET', `/message/${id}`);
    return data.map(({ title }: Body) => title);
  };
  const REPORTERS = ['member02', 'coin01', 'tend22'];

  it('hide a post after three members, until staff decides', async () => {
    const id = await write('member01', '가입 코드 안내');
    expect((await report('member01', 'post', id)).body.code).toBe('VALIDATION');
    for (let times = 0; times < 3; times += 1)
      expect((await report('member02', 'post', id)).status).toBe(204);
    expect((await read('member02', id)).body).toMatchObject({ isHidden: false, isReported: true });
    await report('coin01', 'post', id);
    expect((await report('tend22', 'post', id)).status).toBe(204);
    expect((await report('tend22', 'post', id)).status).toBe(204);
    expect((await read('member02', id)).body.code).toBe('NOT_FOUND');
    expect((await call('member02', 'GET', `/board/post/${id}/reply`)).body.code).toBe('NOT_FOUND');
    for (const userId of ['member01', 'manager01'])
      expect((await read(userId, id)).body).toMatchObject({
        isHidden: true,
        title: '가입 코드 안내',
      });
    const [row] = (await list('member02')).data;
    expect(row).toMatchObject({ id, title: '', author: null, bet: null, isHidden: true });
    expect(titlesOf(await list('member02', `q=${encodeURIComponent('가입 코드')}`))).toEqual([]);
    expect(
      (await call('member01', 'PUT', `/board/post/${id}`, { body: draft('고침') })).body.code,
    ).toBe('INVALID_STATE');
    await pass(10_000);
    expect(
      (
        await call('member01', 'POST', `/board/post/${id}/reply`, {
          body: { text: '글', parentId: null },
        })
      ).body.code,
    ).toBe('INVALID_STATE');
    expect(await waiting()).toMatchObject([
      {
        kind: 'post',
        id,
        postId: id,
        board: 'free',
        title: '가입 코드 안내',
        text: '가입 코드 안내의 글입니다.',
        nickname: '한판이',
        state: 'hidden',
        decidedBy: null,
        decidedAt: null,
        reports: REPORTERS.map(() => ({ reason: 'ad', note: '광고' })),
      },
    ]);
    expect((await decide('post', id, 'show')).status).toBe(204);
    expect((await read('member02', id)).body).toMatchObject({ isHidden: false, isReported: true });
    for (const userId of REPORTERS) expect(await inbox(userId)).toContain('신고 처리 안내');
    expect(await waiting()).toEqual([]);
    expect((await waiting('decided'))[0]).toMatchObject({
      id,
      state: 'shown',
      decidedBy: '매니저',
      reports: { length: 3 },
    });
    // Only three new ones hide it again.
    for (const userId of REPORTERS) await report(userId, 'post', id);
    expect(await waiting()).toEqual([]);
    await report('unread01', 'post', id);
    expect((await waiting())[0].reports).toHaveLength(1);
    for (const userId of ['manager01', 'admin01'])
      expect((await decide('post', id, 'hide', userId)).status).toBe(204);
    expect((await waiting('decided'))[0]).toMatchObject({ state: 'hidden', decidedBy: '매니저' });
    expect(
      (await inbox('member01')).filter((title: string) => title === '게시물 숨김 안내'),
    ).toHaveLength(1);
    const actions = await site.db.query(
      'select action, actor from audit where target = $1 order by id',
      [`post:${id}`],
    );
    expect(actions).toEqual(
      ['post.show', 'post.hide'].map((action) => ({ action, actor: demoMemberId('manager01') })),
    );
    expect((await call('member01', 'DELETE', `/board/post/${id}`)).status).toBe(204);
    expect((await waiting('decided'))[0]).toMatchObject({
      id,
      state: 'deleted',
      text: '가입 코드 안내의 글입니다.',
    });
  });

  it('hide a reply in its place', async () => {
    const id = await write('member01', '댓글 신고');
    const replyId = await reply('member02', id, '광고 댓글');
    for (const userId of ['member01', 'coin01', 'tend22']) await report(userId, 'reply', replyId);
    const replies = async () =>
      (await call('member02', 'GET', `/board/post/${id}/reply`)).body.data;
    expect(await replies()).toMatchObject([{ state: 'hidden', text: '', author: null }]);
    expect(
      (await call('member02', 'PUT', `/board/reply/${replyId}`, { body: { text: '글' } })).body
        .code,
    ).toBe('INVALID_STATE');
    expect((await report('admin01', 'reply', replyId)).body.code).toBe('NOT_FOUND');
    expect((await waiting())[0]).toMatchObject({
      kind: 'reply',
      id: replyId,
      postId: id,
      title: '댓글 신고',
      text: '광고 댓글',
      nickname: '골드왕',
    });
    await decide('reply', replyId, 'hide');
    expect(await inbox('member02')).toContain('게시물 숨김 안내');
    await decide('reply', replyId, 'show');
    for (const userId of ['member01', 'coin01', 'tend22']) await inbox(userId);
    expect(await replies()).toMatchObject([{ state: 'shown', text: '광고 댓글' }]);
    for (const action of ['pin', 'unpin'])
      expect((await decide('reply', replyId, action)).body.code).toBe('INVALID_STATE');
  });

  it('are not of staff, which alone is pinned, ten times a board', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 11; n += 1) ids.push(await write('admin01', `공지 ${n}`));
    const [first = 0, last = 0] = [ids[0], ids[10]];
    expect((await report('member01', 'post', first)).body.code).toBe('VALIDATION');
    const { total, notices } = await list('member01');
    const free = 10 - notices.length;
    for (const id of ids.slice(0, free)) expect((await decide('post', id, 'pin')).status).toBe(204);
    expect((await decide('post', first, 'pin')).status).toBe(204);
    expect((await decide('post', last, 'pin')).body.code).toBe('INVALID_STATE');
    const page = await list('member01', `q=${encodeURIComponent('없는 글')}`);
    expect(page).toMatchObject({ data: [], notices: { length: 10 } });
    expect(await list('member01')).toMatchObject({ total: total - free });
    expect((await read('member01', first)).body.isNotice).toBe(true);
    const mine = await write('member01', '내 글');
    expect((await decide('post', mine, 'pin')).body.code).toBe('INVALID_STATE');
    expect((await decide('post', 999_999, 'hide')).body.code).toBe('NOT_FOUND');
    await decide('post', first, 'hide');
    await call('admin01', 'DELETE', `/board/post/${ids[1]}`);
    for (const id of ids.slice(2, free)) await decide('post', id, 'unpin');
    expect((await list('member01')).notices).toHaveLength(notices.length);
  });
});

describe('a bet that a post has', () => {
  it('is shown as it is, without its money, and follows its settlement', async () => {
    const game = gameById(POWERBALL);
    if (!game) throw new Error('no game');
    await site.advanceTo(roundAt(game, site.clock.now()).drawsAt + 100);
    const round = roundAt(game, site.clock.now());
    const pick = { roundId: round.key, market: 'p-oe', selection: 'odd', odds: 195 };
    const bet = (
      await call('member01', 'POST', '/minigame/bet', { body: { stake: 10_000, ...pick } })
    ).body;
    const other = await call('member02', 'POST', '/board/free', {
      body: draft('남의 베팅', undefined, bet.id),
    });
    expect(other.body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'body.betId' }] });
    const id = await write('member01', '홀 갑니다', { betId: bet.id });
    const shown = (await read('member02', id)).body.bet;
    expect(shown).toEqual({
      state: 'before',
      mode: 'mini',
      totalOdds: 195,
      system: false,
      legs: bet.legs,
    });
    expect((await list('member02', 'filter=bet')).data).toMatchObject([{ id, bet: 'before' }]);
    await site.advanceTo(round.drawsAt + 1_000);
    const { state, legs } = (await read('member02', id)).body.bet;
    expect(state).toBe(legs[0].result === 2 ? 'won' : 'lost');
    expect((await list('member02')).data[0]).toMatchObject({ id, bet: state });
    await call('member01', 'PUT', `/board/post/${id}`, { body: draft('뺐습니다') });
    expect((await read('member02', id)).body.bet).toBeNull();
    expect(titlesOf(await list('member02', 'filter=bet'))).toEqual([]);
  });
});
