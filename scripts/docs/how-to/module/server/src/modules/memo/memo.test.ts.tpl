import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MemberSite, openMemberSite } from '../../../test/member-site.ts';

let site: MemberSite;
let mine: string;
beforeAll(async () => {
  site = await openMemberSite();
  mine = await site.login('member01');
  for (let i = 0; i < 7; i += 1) {
    if (i % 2) site.pass(1000);
    const body = { text: `memo ${i}` };
    expect((await site.call('POST', '/memo', { token: mine, body })).status).toBe(201);
  }
});
afterAll(() => site.close());

async function list(token: string, query = '') {
  return (await site.call('GET', `/memo${query}`, { token })).body;
}

it('pages newest first without a gap, also when two came at one instant', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(
      mine,
      `?limit=3${cursor === null ? '' : `&cursor=${cursor}`}`,
    );
    seen.push(...page.data.map((one: { text: string }) => one.text));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect([...seen].sort()).toEqual(Array.from({ length: 7 }, (_, i) => `memo ${i}`));
  expect(seen[0]).toMatch(/[56]/);
  expect((await list(mine, '?cursor=garbage')).code).toBe('VALIDATION');
});

it('shows a member nothing of another one', async () => {
  expect(await list(await site.login('member02'))).toEqual({ data: [], nextCursor: null });
});
