import type { components } from '#contract/types.gen.ts';
import type { Db, Queryable } from '../../lib/db.ts';
import { pageOf } from '../../lib/page.ts';
import { type Acting, recordAudit } from '../audit/index.ts';
import type { MessageService } from '../message/index.ts';
import { isStaff } from './author.ts';
import * as replies from './reply-repository.ts';
import * as repository from './report-repository.ts';
import * as posts from './repository.ts';
import type { HiddenBy, ReportedPost, State, SubjectKind } from './types.ts';

type Decision = components['schemas']['PostDecision'];

/** Members whose reports hide what they are about until staff decides. */
const HIDING = 3;
const MOST_PINNED = 10;

/** A post or a reply that is held by a transaction. */
interface Subject extends repository.Subject {
  memberId: string;
  isOfStaff: boolean;
  state: State;
  hiddenBy: HiddenBy | null;
  post: posts.StoredPost;
  saveHidden(hiddenBy: HiddenBy | null): Promise<void>;
}

async function takeSubject(q: Queryable, kind: SubjectKind, id: number): Promise<Subject | null> {
  if (kind === 'post') {
    const post = await posts.takePost(q, id);
    return (
      post && {
        kind,
        ...post,
        isOfStaff: isStaff(post),
        post,
        saveHidden: (hiddenBy) => posts.saveHidden(q, post, hiddenBy),
      }
    );
  }
  const known = await replies.readReply(q, id, '');
  const post = known && (await posts.takePost(q, known.postId));
  const reply = post && (await replies.takeReply(q, id));
  return (
    reply && {
      kind,
      ...reply,
      isOfStaff: isStaff(reply),
      post,
      saveHidden: (hiddenBy) => replies.saveReplyHidden(q, id, hiddenBy),
    }
  );
}

const BOARDS = { free: '자유게시판', crypto: '코인 게시판' };

/** What a message calls it: neither its title nor its author, for messages stay when those are gone. */
function nameOf({ kind, post }: Subject): string {
  const name = `${BOARDS[post.board]} ${post.number.toLocaleString('ko-KR')}번 글`;
  return kind === 'post' ? name : `${name}의 댓글`;
}

/** Who is notified of a decision: whoever reported it, and its author where it is hidden now. */
interface Readers {
  reporters: string[];
  author: boolean;
}

function messagesOf(subject: Subject, { action, reason }: Decision, to: Readers) {
  const name = nameOf(subject);
  const outcome =
    action === 'hide'
      ? '운영 정책에 따라 다른 회원에게 보이지 않게 처리했습니다.'
      : '확인한 결과 운영 정책에 어긋나지 않아 그대로 두기로 했습니다.';
  const contents = `신고하신 ${name}을 확인했습니다.\n${outcome}`;
  const sent = to.reporters.map((memberId) => ({ memberId, title: '신고 처리 안내', contents }));
  const own = {
    memberId: subject.memberId,
    title: '게시물 숨김 안내',
    contents: `작성하신 ${name}이 운영 정책에 따라 다른 회원에게 보이지 않게 처리되었습니다.\n사유: ${reason}`,
  };
  return to.author ? [...sent, own] : sent;
}

/** Pins a post of staff, or with null unpins it; false where that cannot be. */
async function pin(q: Queryable, subject: Subject, at: number | null): Promise<boolean> {
  const { kind, isOfStaff, state, post } = subject;
  if (kind !== 'post' || !isOfStaff || state !== 'shown') return false;
  if ((post.pinnedAt === null) === (at === null)) return true;
  if (at !== null && (await posts.takePinned(q, post.board)) >= MOST_PINNED) return false;
  await posts.savePinned(q, post, at);
  return true;
}

export function createReports(db: Db, messages: Pick<MessageService, 'send'>) {
  return {
    /** Once a member. */
    report: (
      kind: SubjectKind,
      id: number,
      report: { memberId: string; reason: string; note: string | null; at: number },
    ): Promise<'done' | 'NOT_FOUND' | 'VALIDATION'> =>
      db.tx(async (q) => {
        const subject = await takeSubject(q, kind, id);
        if (!subject || subject.post.state === 'deleted') return 'NOT_FOUND';
        if (subject.memberId === report.memberId || subject.isOfStaff) return 'VALIDATION';
        if (await repository.hasReported(q, subject, report.memberId)) return 'done';
        if (subject.state !== 'shown' || subject.post.state !== 'shown') return 'NOT_FOUND';
        const waiting = await repository.insertReport(q, subject, report);
        if (waiting >= HIDING) await subject.saveHidden('reports');
        return 'done';
      }),
    async list(
      page: repository.CasePage,
    ): Promise<{ data: ReportedPost[]; nextCursor: string | null }> {
      const rows = await repository.listCases(db, { ...page, limit: page.limit + 1 });
      const { data, nextCursor } = pageOf(
        rows,
        page.limit,
        ({ caseId, firstReportedAt, decidedAt }) => ({
          at: page.state === 'waiting' ? firstReportedAt : (decidedAt ?? firstReportedAt),
          id: caseId,
        }),
      );
      return { data: data.map(({ caseId: _, ...row }) => row), nextCursor };
    },
    /** Decides about a post or a reply; what is as wanted stays so, and its reports are done with. */
    async decide(
      kind: SubjectKind,
      id: number,
      { decision, by }: { decision: Decision; by: Acting },
    ): Promise<'done' | 'NOT_FOUND' | 'INVALID_STATE'> {
      const { actor, ip, now: at } = by;
      const { action, reason } = decision;
      return db.tx(async (q) => {
        const subject = await takeSubject(q, kind, id);
        if (!subject) return 'NOT_FOUND';
        const { state, hiddenBy, post } = subject;
        const isGone = state === 'deleted';
        if (isGone && !(await repository.hasCase(q, subject))) return 'NOT_FOUND';
        const record = (before: object, after: object) =>
          recordAudit(q, {
            at,
            actor,
            ip,
            action: `${kind}.${action}`,
            target: `${kind}:${id}`,
            before,
            after: { ...after, reason },
          });
        if (action === 'pin' || action === 'unpin') {
          const isPinned = post.pinnedAt !== null;
          if (!(await pin(q, subject, action === 'pin' ? at : null))) return 'INVALID_STATE';
          if (isPinned !== (action === 'pin')) await record({ isPinned }, { isPinned: !isPinned });
          return 'done';
        }
        const target = action === 'hide' ? 'staff' : null;
        const isChanged = !isGone && hiddenBy !== target;
        const reporters = await repository.endReports(q, subject, at);
        if (!isChanged && reporters.length === 0) return 'done';
        await repository.saveDecided(q, subject, { actor, at });
        if (isChanged) await subject.saveHidden(target);
        const after = isGone ? state : action === 'hide' ? 'hidden' : 'shown';
        await record({ state }, { state: after, reports: reporters.length });
        const to = { reporters, author: isChanged && action === 'hide' };
        for (const message of messagesOf(subject, decision, to))
          await messages.send(q, message, at);
        return 'done';
      });
    },
  };
}

export type Reports = ReturnType<typeof createReports>;
