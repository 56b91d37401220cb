import type { CaseContext } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { applicantId, logIn, newcomer, sessionOf, signupBody } from '../people.ts';

const reason = '적합성 시험';
const NOBODY = { memberId: 'mem_nothing1' };

async function staffAnd(t: CaseContext) {
  const made = await newcomer(t);
  const [admin, manager] = [await sessionOf(t, 'admin'), await sessionOf(t, 'manager')];
  return { ...made, admin, manager, path: { memberId: made.memberId } };
}

export const deskMemberCases: readonly Case[] = [
  defineCase({
    id: 'desk-member/found',
    what: 'staff finds a member by how a name begins, and sees all of them',
    needs: ['admin', 'manager'],
    async run(t) {
      const { manager: as, memberId, credentials, path } = await staffAnd(t);
      const listed = await t.call('getDeskMembers', { as, query: { q: credentials.userId } });
      t.want(listed, 200);
      t.same(
        listed,
        'who is found',
        listed.body.data.map(({ id }) => id),
        [memberId],
      );
      const whole = t.want(await t.call('getDeskMember', { as, path }), 200);
      t.same(whole, 'the row', whole.body.member, listed.body.data[0]);
      const query = { from: '1', to: '86400001' };
      for (const id of ['getMemberStatement', 'getMemberStatementSummary'] as const) {
        t.check(await t.call(id, { as, path, query }), 200);
        t.check(await t.call(id, { as, path: NOBODY, query }), 'NOT_FOUND');
      }
      t.check(await t.call('getDeskMember', { as, path: NOBODY }), 'NOT_FOUND');
    },
  }),
  defineCase({
    id: 'desk-member/suspended',
    what: 'a suspension ends the sessions, a ban is lifted by an admin alone',
    needs: ['admin', 'manager'],
    async run(t) {
      const { manager, admin, session, credentials, memberId, path } = await staffAnd(t);
      const suspend = (as: typeof admin, kind: 'suspend' | 'ban') =>
        t.call('suspendMember', { as, path, body: { kind, until: null, reason } });
      const restore = (as: typeof admin) => t.call('restoreMember', { as, path, body: { reason } });
      t.want(await suspend(manager, 'suspend'), 200);
      t.check(await t.call('getMember', { as: session }), 'SESSION_EXPIRED');
      t.check(await suspend(manager, 'ban'), 'FORBIDDEN');
      t.want(await suspend(admin, 'ban'), 200);
      t.check(await restore(manager), 'FORBIDDEN');
      const restored = t.want(await restore(admin), 200);
      t.same(restored, 'what keeps the member out', restored.body.ban, null);
      await logIn(t, 'the restored member', credentials);
      const gone = await t.call('getDeskMember', { as: admin, path });
      t.same(gone, 'the member', gone.body.member.id, memberId);
      for (const id of ['restoreMember', 'endMemberSessions', 'unlockWithdrawals'] as const)
        t.check(await t.call(id, { as: admin, path: NOBODY, body: { reason } }), 'NOT_FOUND');
      const terms = { kind: 'suspend', until: null, reason };
      const other = { as: admin, path: NOBODY, body: terms };
      t.check(await t.call('suspendMember', other), 'NOT_FOUND');
      const own = await t.call('getMember', { as: admin });
      const self = { memberId: own.body.id };
      t.check(
        await t.call('suspendMember', { as: admin, path: self, body: terms }),
        'INVALID_STATE',
      );
    },
  }),
  defineCase({
    id: 'desk-member/leaving',
    what: 'a leaving is taken back once, and final once it is confirmed',
    needs: ['admin', 'manager'],
    async run(t) {
      const { manager: as, credentials, session, path } = await staffAnd(t);
      const leave = (member: typeof session) =>
        t.call('leaveSite', { as: member, body: { currentPassword: credentials.password } });
      const decide = (event: 'takeBack' | 'confirm', of = path) =>
        t.call('decideLeaving', { as, path: of, body: { event, reason } });
      t.check(await decide('takeBack', NOBODY), 'NOT_FOUND');
      t.check(await decide('takeBack'), 'INVALID_STATE', 'of whoever stays');
      t.want(await leave(session), 200);
      const back = t.want(await decide('takeBack'), 200);
      t.same(back, 'the member', back.body.member.state, 'approved');
      t.check(await decide('takeBack'), 'INVALID_STATE', 'a second time');
      t.want(await leave(await logIn(t, 'who came back', credentials)), 200);
      const gone = t.want(await decide('confirm'), 200);
      t.same(gone, 'the member', gone.body.member.state, 'withdrawn');
      t.check(await decide('takeBack'), 'INVALID_STATE', 'after the end');
      t.check(await t.call('login', { body: credentials }), 'LOGIN_FAILED');
    },
  }),
  defineCase({
    id: 'desk-member/applicant',
    what: 'an applicant is neither suspended nor raised',
    needs: ['admin'],
    async run(t) {
      const body = await signupBody(t, 'coin');
      t.want(await t.call('signup', { body }), 201);
      const as = await sessionOf(t, 'admin');
      const path = { memberId: await applicantId(t, body.userId) };
      const terms = { kind: 'suspend', until: null, reason };
      t.check(await t.call('suspendMember', { as, path, body: terms }), 'INVALID_STATE');
      t.check(await t.call('restoreMember', { as, path, body: { reason } }), 'INVALID_STATE');
      const standing = { tendency: 1, reason };
      t.check(await t.call('changeMember', { as, path, body: standing }), 'INVALID_STATE');
    },
  }),
  defineCase({
    id: 'desk-member/changed',
    what: 'a level, a note, ended sessions and an unlocked password',
    needs: ['admin', 'manager'],
    async run(t) {
      const { manager, admin, session, path } = await staffAnd(t);
      const body = { level: 2, reason };
      const raised = t.want(await t.call('changeMember', { as: admin, path, body }), 200);
      t.same(raised, 'the points of a step', raised.body.balances?.points, 20_000);
      t.check(await t.call('changeMember', { as: admin, path: NOBODY, body }), 'NOT_FOUND');
      const contents = '<b>메모</b>';
      const note = await t.call('addMemberNote', { as: manager, path, body: { contents } });
      t.want(note, 201);
      t.same(note, 'the note', note.body.contents, contents);
      const none = { as: manager, path: NOBODY, body: { contents } };
      t.check(await t.call('addMemberNote', none), 'NOT_FOUND');
      t.check(await t.call('unlockWithdrawals', { as: manager, path, body: { reason } }), 200);
      t.check(await t.call('endMemberSessions', { as: manager, path, body: { reason } }), 200);
      t.check(await t.call('getMember', { as: session }), 'SESSION_EXPIRED');
    },
  }),
];
