import { createMemoryHistory, isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { $member } from '@/entities/member';
import { makeScope } from '@/shared/lib/test-scope';
import type { PageInfo } from '@/shared/routes';
import { guard } from './guards';
import { createAppRouter } from './index';

interface Visit {
  page?: PageInfo;
  href: string;
  search?: object;
  member?: unknown;
}

/** Returns where the guard leads instead; null where the navigation goes on. */
function leadOf({ page, href, search = {}, member = null }: Visit): string | null {
  try {
    guard({
      context: { scope: makeScope({ values: [[$member, member]] }) },
      location: { pathname: href.replace(/\?.*/, ''), href, search },
      matches: [{ staticData: {} }, { staticData: { page } }],
      preload: true,
    });
    return null;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    return thrown.options.href ?? null;
  }
}

const ofMembers: PageInfo = { title: '', group: 'money', access: 'members' };
const unread = { id: 'mem_1', type: 1, role: 0, unreadCount: 1 };

describe('the way back', () => {
  it('leads from the inbox on to where the member was going', () => {
    const visit = { page: ofMembers, href: '/charge?x=1', member: unread };
    expect(leadOf(visit)).toBe('/message?redirect=%2Fcharge%3Fx%3D1');
  });

  it('never leads from the inbox to the login page', () => {
    expect(leadOf({ href: '/login', member: unread })).toBe('/message');
  });

  it('is that of the login page where the inbox comes first', () => {
    const search = { redirect: '/charge' };
    const visit = { href: '/login?redirect=%2Fcharge', search, member: unread };
    expect(leadOf(visit)).toBe('/message?redirect=%2Fcharge');
  });
});

it('the sign-up code of the address is still there on the login page', () => {
  const visit = { page: ofMembers, href: '/charge?joinCd=HANPAN', search: { joinCd: 'HANPAN' } };
  expect(leadOf(visit)).toBe('/login?redirect=%2Fcharge%3FjoinCd%3DHANPAN&joinCd=HANPAN');
});

describe('a game', () => {
  async function statusOf(path: string) {
    const history = createMemoryHistory({ initialEntries: [path] });
    const router = createAppRouter(makeScope(), history);
    await router.load();
    return { path: router.state.location.pathname, status: router.state.matches.at(-1)?.status };
  }

  it('is open to guests', { timeout: 60_000 }, async () => {
    const path = '/minigame/eos/powerball1';
    expect(await statusOf(path)).toEqual({ path, status: 'success' });
  });

  it.each(['eos/powerball9', 'toString/length', 'nobody/roulette'])(
    '%s that the site does not have is no page, for guests either',
    { timeout: 60_000 },
    async (game) => {
      const path = `/minigame/${game}`;
      expect(await statusOf(path)).toEqual({ path, status: 'notFound' });
    },
  );
});
