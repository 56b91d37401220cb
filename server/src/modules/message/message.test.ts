import { beforeAll, expect, it } from 'vitest';
import { demoMemberId } from '../../demo/index.ts';
import { openMemberSite } from '../../../test/member-site.ts';
import { createMessageService } from './service.ts';
import { staged } from '../../../test/staged.ts';

const site = staged(() => openMemberSite());
let mine: string;
let theirs: string;

beforeAll(async () => {
  mine = await site.login('unread01');
  theirs = await site.login('member01');
});

async function inbox(token: string, query = '') {
  return (await site.call('GET', `/message${query}`, { token })).body;
}

it('stops a bet while a message is unread', async () => {
  const bet = { stake: 1000, oddsPolicy: 'any', bonusFolders: null, legs: [] };
  const place = (token: string) => site.call('POST', '/bet', { token, body: bet });
  expect(await place(mine)).toMatchObject({ status: 409, body: { code: 'UNREAD_MESSAGE' } });
  expect((await place(theirs)).body.code).not.toBe('UNREAD_MESSAGE');
  expect((await site.call('GET', '/message/unread', { token: mine })).body).toBe(1);
});

it('keeps messages from other members, whether or not they exist', async () => {
  const [message] = (await inbox(mine)).data;
  const foreign = await site.call('GET', `/message/${message.id}`, { token: theirs });
  const nothing = await site.call('GET', '/message/msg_nothing', { token: theirs });
  expect(foreign.status).toBe(404);
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...nothing.body, requestId: '' });
  expect((await site.call('DELETE', `/message/${message.id}`, { token: theirs })).status).toBe(404);
  expect((await site.call('GET', '/message/unread', { token: mine })).body).toBe(1);
});

it('opens a message, tells the stream, and deletes read ones only', async () => {
  const [message] = (await inbox(mine)).data;
  const url = `/message/${message.id}`;
  expect(message).toMatchObject({ readAt: null });
  expect(message).not.toHaveProperty('contents');
  expect(await site.call('DELETE', url, { token: mine })).toMatchObject({
    status: 409,
    body: { code: 'INVALID_STATE' },
  });
  site.published.length = 0;
  const openedAt = site.clock.now();
  const opened = await site.call('GET', url, { token: mine });
  expect(opened.body).toMatchObject({ id: message.id, readAt: openedAt });
  expect(site.published).toEqual([
    { topic: `me:${demoMemberId('unread01')}`, change: { kind: 'unread', count: 0 } },
  ]);
  site.pass(1000);
  expect((await site.call('GET', url, { token: mine })).body.readAt).toBe(openedAt);
  expect((await site.call('DELETE', url, { token: mine })).status).toBe(204);
  expect((await site.call('GET', url, { token: mine })).status).toBe(404);
});

it('pages newest first without a gap, also when two came at one instant', async () => {
  const messages = createMessageService(site);
  const memberId = demoMemberId('member01');
  for (let i = 0; i < 7; i += 1) {
    if (i % 2) site.pass(1000);
    await site.db.tx((q) =>
      messages.send(q, { memberId, title: `${i}`, contents: '' }, site.clock.now()),
    );
  }
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof inbox>> = await inbox(
      theirs,
      `?limit=3${cursor === null ? '' : `&cursor=${cursor}`}`,
    );
    seen.push(...page.data.map((one: { title: string }) => one.title));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect([...seen].sort()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  expect(seen[0]).toMatch(/[56]/);
  expect((await inbox(theirs, '?cursor=garbage')).code).toBe('VALIDATION');
});
