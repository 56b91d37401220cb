import { expect, it } from 'vitest';
import { openMemberSite } from '../../../test/member-site.ts';
import { staged } from '../../../test/staged.ts';

const site = staged(() => openMemberSite());

interface Row {
  kind: string;
  memberId: string | null;
  ip: string;
  detail: string;
}

async function eventsFrom(ip: string): Promise<Row[]> {
  return site.db.query<Row>(
    `select kind, member_id as "memberId", ip, detail from security_event where ip = $1 order by id`,
    [ip],
  );
}

const login = (userId: string, password: string, ip: string) =>
  site.call('POST', '/member/login', { body: { userId, password }, ip });

it('sign-ins, refusals, locks, permission failures and password changes are recorded', async () => {
  const ip = '10.1.1.1';
  const memberId = 'mem_demo_member01';
  const { token } = (await login('member01', 'demo1234', ip)).body;
  const session = expect.stringMatching(/^ses_/);
  await site.call('GET', '/admin/member?state=approved', { token, ip });
  await site.call('GET', '/admin/member?state=approved', { token, ip });
  const change = (currentPassword: string, newPassword: string, held: string) =>
    site.call('POST', '/member/password/change', {
      token: held,
      ip,
      body: { currentPassword, newPassword },
    });
  await change('wrong', 'next5678', token);
  const changed = await change('demo1234', 'next5678', token);
  await site.call('POST', '/member/logout', { token: changed.body.token, ip });
  for (let i = 0; i < 7; i += 1) await login('member01', 'wrong', ip);
  await login('nobody99', 'wrong', ip);
  const refused = { kind: 'login.refused', memberId, ip, detail: 'LOGIN_FAILED' };
  expect(await eventsFrom(ip)).toEqual([
    { kind: 'login.accepted', memberId, ip, detail: session },
    { kind: 'access.refused', memberId, ip, detail: 'getMembers' },
    { kind: 'password.refused', memberId, ip, detail: 'WRONG_PASSWORD' },
    { kind: 'password.changed', memberId, ip, detail: session },
    { kind: 'logout', memberId, ip, detail: session },
    refused,
    refused,
    refused,
    refused,
    { kind: 'login.locked', memberId, ip, detail: 'id' },
    refused,
    // What can be repeated at will is recorded once a minute.
    { kind: 'login.refused', memberId: null, ip, detail: 'LOGIN_LOCKED' },
    { kind: 'login.refused', memberId: null, ip, detail: 'LOGIN_FAILED' },
  ]);
});

it('no password, token, cookie or typed id is in the record or in the log', async () => {
  const ip = '10.1.1.2';
  const typed = 'demo1234typed';
  const answer = await login('member02', 'demo1234', ip);
  await login(typed, 'secret-guess', ip);
  await login('member02', 'another-guess', ip);
  const { token } = answer.body;
  const change = { currentPassword: 'wrong-current', newPassword: 'fresh5678' };
  await site.call('POST', '/member/password/change', { token, ip, body: change });
  const rows = await site.db.query('select * from security_event');
  const all = `${JSON.stringify(rows)}\n${site.logged.join('\n')}`;
  expect(all).toContain('login.refused');
  const device = answer.cookie?.split('=')[1];
  const secrets = [token, device, typed, 'demo1234', 'secret-guess', 'another-guess'];
  for (const secret of [...secrets, 'wrong-current', 'fresh5678', 'argon2id']) {
    expect(typeof secret).toBe('string');
    expect(all).not.toContain(secret);
  }
});

it('a log that cannot be written to the table loses the line, not the login', async () => {
  await site.db.exec('alter table security_event rename to security_event_away');
  const { status } = await login('coin01', 'demo1234', '10.1.1.3');
  await site.db.exec('alter table security_event_away rename to security_event');
  expect(status).toBe(200);
});
