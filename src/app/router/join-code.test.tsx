import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { makeScope } from '@/shared/lib/test-scope';
import { createAppRouter } from './index';
import { siteMap } from '../site-map';

/** Returns the address at which a guest arrives. */
async function hrefAt(address: string): Promise<URL> {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(makeScope(), history);
  await router.load();
  return new URL(router.state.location.href, 'http://site');
}

const codeAt = async (address: string) => (await hrefAt(address)).searchParams.get('joinCd');

const pages = siteMap.map(({ path }) => path.replace(/\/\{?-?\$\w+\}?/g, ''));
const addresses = [
  ...new Set(pages),
  '/korea',
  '/login',
  '/maintenance',
  '/event/3',
  '/minigame/eos/powerball1',
  '/nowhere',
];

it.each(addresses)(
  'a guest who opens %s keeps the sign-up code',
  { timeout: 60_000 },
  async (path) => {
    expect(await codeAt(`${path}?joinCd=HANPAN`)).toBe('HANPAN');
  },
);

it.each(['123', '007', 'true'])('keeps the code %s as it is written', async (code) => {
  expect(await codeAt(`/rule?joinCd=${code}`)).toBe(code);
});

it('keeps what follows the # where a page completes its query', { timeout: 60_000 }, async () => {
  const { hash, searchParams } = await hrefAt('/korea/cross#picks=match1000.1._.1');
  expect(searchParams.get('time')).toMatch(/^\d+$/);
  expect(hash).toBe('#picks=match1000.1._.1');
});
