import type { Session } from '../../site/site.ts';
import type { CaseContext, Schemas } from '../context.ts';
import { operationNamed } from '../../contract/document.ts';
import { type Case, defineCase } from '../define-case.ts';
import { newKey } from '../offers.ts';
import { newcomer, sessionOf, unreadNewcomer } from '../people.ts';

/** No board of a site under test has so many posts. */
const NONE = '9007199254740991';
/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const board = { board: 'free' };

const draft = (contents: string): Schemas['PostDraft'] => ({
  title: '게시판 시험',
  contents,
  betId: null,
});
const keyed = (key = newKey()) => ({ 'Idempotency-Key': key });
const at = (postId: number | string) => ({ postId: String(postId) });
const atReply = (replyId: number | string) => ({ replyId: String(replyId) });

async function readAll(t: CaseContext, as: Session): Promise<void> {
  const listed = t.want(await t.call('getMessages', { as }), 200);
  for (const { id, readAt } of listed.body.data)
    if (readAt === null) t.want(await t.call('openMessage', { as, path: { messageId: id } }), 200);
}

async function write(t: CaseContext, as: Session, contents = '<p>글감</p>'): Promise<number> {
  const written = await t.call('addPost', {
    as,
    path: board,
    headers: keyed(),
    body: draft(contents),
  });
  t.want(written, 201);
  t.atEnd(async () => void (await t.call('deletePost', { as, path: at(written.body.id) })));
  return written.body.id;
}

async function reply(t: CaseContext, as: Session, postId: number): Promise<number> {
  const body = { text: '댓글', parentId: null };
  const added = await t.call('addReply', { as, path: at(postId), headers: keyed(), body });
  t.want(added, 201);
  return added.body.id;
}

/** Somebody has a message to read before writing. */
async function checkUnread(t: CaseContext, as: Session): Promise<void> {
  const body = draft('<p>글감</p>');
  const text = { text: '댓글', parentId: null };
  const answers = [
    await t.call('addPost', { as, path: board, headers: keyed(), body }),
    await t.call('changePost', { as, path: at(NONE), body }),
    await t.call('addReply', { as, path: at(NONE), headers: keyed(), body: text }),
    await t.call('changeReply', { as, path: atReply(NONE), body: { text: '댓글' } }),
    await t.call('addPostImage', { as }),
  ];
  for (const answer of answers) t.check(answer, 'UNREAD_MESSAGE');
}

async function checkReplies(t: CaseContext, as: Session, other: Session, postId: number) {
  const path = at(postId);
  const headers = keyed();
  const send = (text: string, more = headers, where = path) =>
    t.sendOnce(operationNamed('addReply'), {
      as,
      path: where,
      headers: more,
      body: { text, parentId: null },
    });
  const added = t.want(await send('댓글'), 201);
  const { id } = added.body as Schemas['PostReply'];
  t.same(await send('댓글'), 'the reply again', (await send('댓글')).body, added.body);
  t.check(await send('다른 댓글'), 'IDEMPOTENCY_KEY_REUSED');
  t.check(await send('또 댓글', keyed()), 'RATE_LIMITED');
  t.check(await send('댓글', keyed(), at(NONE)), 'NOT_FOUND');
  const body = { text: '고친 댓글' };
  t.check(await t.call('changeReply', { as: other, path: atReply(id), body }), 'NOT_FOUND');
  t.want(await t.call('changeReply', { as, path: atReply(id), body }), 200);
  const listed = t.want(await t.call('getReplies', { as: other, path }), 200);
  const texts = listed.body.data.map((one) => one.text);
  t.same(listed, 'the replies', texts, ['고친 댓글']);
  t.check(await t.call('deleteReply', { as: other, path: atReply(id) }), 'NOT_FOUND');
  t.want(await t.call('deleteReply', { as, path: atReply(id) }), 204);
  t.check(await t.call('changeReply', { as, path: atReply(id), body }), 'INVALID_STATE');
}

export const postCases: readonly Case[] = [
  defineCase({
    id: 'post/written',
    what: 'a post is written once per key and once a minute, read by all, changed and deleted by its author alone',
    needs: ['admin', 'other'],
    async run(t) {
      const { session: as } = await unreadNewcomer(t);
      const other = await sessionOf(t, 'other');
      const count = await t.call('getUnreadCount', { as });
      if (count.body > 0) await checkUnread(t, as);
      await readAll(t, as);
      const headers = keyed();
      const send = (contents: string, more = headers) =>
        t.sendOnce(operationNamed('addPost'), {
          as,
          path: board,
          headers: more,
          body: draft(contents),
        });
      const written = t.want(await send('<p onclick="x">글감<script>x</script></p>'), 201);
      const { id } = written.body as { id: number };
      const again = await send('<p onclick="x">글감<script>x</script></p>');
      t.same(again, 'the post again', again.body, written.body);
      t.check(await send('<p>다른 글</p>'), 'IDEMPOTENCY_KEY_REUSED');
      const soon = await send('<p>다른 글</p>', keyed());
      t.check(soon, 'RATE_LIMITED');
      const wait = Number(soon.headers['retry-after']);
      t.holds(soon, wait > 0 && wait <= 60, 'Retry-After within a minute', wait);

      const listed = t.want(await t.call('getPosts', { as: other, path: board }), 200);
      t.same(listed, 'the newest post', listed.body.data[0]?.id, id);
      const path = at(id);
      const read = t.want(await t.call('getPost', { as: other, path }), 200);
      t.same(read, 'what is left of the text', read.body.contents, '<p>글감</p>');
      t.same(read, 'who has opened it', read.body.views, 1);
      const image = await t.call('addPostImage', {
        as,
        raw: PNG,
        contentType: 'application/octet-stream',
      });
      t.want(image, 201);
      const body = draft(`<p>글감</p><p><img src="${image.body.url}"></p>`);
      t.check(await t.call('changePost', { as: other, path, body }), 'NOT_FOUND');
      const changed = t.want(await t.call('changePost', { as, path, body }), 200);
      t.holds(changed, changed.body.contents.includes(image.body.url), 'the image', changed.body);
      await checkReplies(t, as, other, id);
      t.check(await t.call('deletePost', { as: other, path }), 'NOT_FOUND');
      t.want(await t.call('deletePost', { as, path }), 204);
      for (const call of ['getPost', 'getReplies'] as const)
        t.check(await t.call(call, { as: other, path }), 'NOT_FOUND');
    },
  }),
  defineCase({
    id: 'post/reported',
    what: 'three members hide a post until staff has decided, who hides and shows',
    needs: ['admin', 'member', 'other', 'coin'],
    async run(t) {
      const { session: as } = await newcomer(t);
      const staff = await sessionOf(t, 'admin');
      const reporters = [
        await sessionOf(t, 'member'),
        await sessionOf(t, 'other'),
        await sessionOf(t, 'coin'),
      ];
      // Whoever has a message to read bets nothing, and the cases that follow do.
      t.atEnd(async () => {
        for (const one of reporters) await readAll(t, one);
      });
      const id = await write(t, as);
      const replyId = await reply(t, as, id);
      const path = at(id);
      const body: Schemas['PostReport'] = { reason: 'ad', note: null };
      t.check(await t.call('reportPost', { as, path, body }), 'VALIDATION', 'one’s own');
      t.check(await t.call('reportPost', { as: staff, path: at(NONE), body }), 'NOT_FOUND');
      const reply404 = { as: staff, path: atReply(NONE), body };
      t.check(await t.call('reportReply', reply404), 'NOT_FOUND');
      for (const one of reporters) t.want(await t.call('reportPost', { as: one, path, body }), 204);
      const [reader] = reporters;
      t.check(await t.call('getPost', { as: reader, path }), 'NOT_FOUND', 'hidden');
      const own = t.want(await t.call('getPost', { as, path }), 200);
      t.same(own, 'isHidden', own.body.isHidden, true);
      const change = await t.call('changePost', { as, path, body: draft('<p>글감</p>') });
      t.check(change, 'INVALID_STATE');
      const text = { text: '댓글', parentId: null };
      const answer = await t.call('addReply', { as, path, headers: keyed(), body: text });
      t.check(answer, 'INVALID_STATE');
      const waiting = await t.call('getReportedPosts', { as: staff, query: { limit: 200 } });
      t.want(waiting, 200);
      const found = waiting.body.data.find((one) => one.kind === 'post' && one.id === id);
      t.same(waiting, 'how many reports', found?.reports.length, reporters.length);

      type Action = Schemas['PostDecision']['action'];
      const decide = (kind: string, subjectId: number | string, action: Action) =>
        t.call('decidePost', {
          as: staff,
          path: { kind, subjectId: String(subjectId) },
          body: { action, reason: '신고 확인' },
        });
      t.want(await decide('post', id, 'show'), 204);
      t.want(await t.call('getPost', { as: reader, path }), 200);
      t.want(await t.call('reportReply', { as: reader, path: atReply(replyId), body }), 204);
      t.want(await decide('reply', replyId, 'hide'), 204);
      const replies = t.want(await t.call('getReplies', { as: reader, path }), 200);
      t.same(replies, 'the state of the reply', replies.body.data[0]?.state, 'hidden');
      t.check(await decide('post', id, 'pin'), 'INVALID_STATE', 'no post of staff');
      t.check(await decide('post', NONE, 'hide'), 'NOT_FOUND');
    },
  }),
];
