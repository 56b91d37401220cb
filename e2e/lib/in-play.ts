import type { Locator, Page } from '@playwright/test';
import { press } from './press.ts';
import type { TestServer } from './server.ts';
import { type FixtureView, must, passTime } from './site.ts';
import { expect } from './test.ts';

const SECOND = 1_000;
/** Shorter than the delay of a bet in play and than a break in betting. */
const STEP = 15 * SECOND;

export interface InPlayFixture extends FixtureView {
  sport: string;
}

export interface Detail {
  league: { id: string; name: string };
  fixture: FixtureView & { homeId: string; awayId: string };
  counts: { corner: { live: { home: number; away: number } } };
  events: { kind: string; number: number; score?: { home: number; away: number } }[];
}

/** The matches in play, of all sports. */
export async function inPlay(server: TestServer): Promise<InPlayFixture[]> {
  const { body } = await server.call<{ data: { fixtures: InPlayFixture[] } }>(
    'GET',
    '/sports/inplay',
  );
  return body.data.fixtures;
}

/** A match as the server knows it now. */
export async function detail(server: TestServer, id: string): Promise<Detail> {
  const { body } = await server.call<{ data: Detail }>('GET', `/sports/fixture/${id}`);
  return body.data;
}

/** Moves the clock until something holds of a match. */
export async function playUntil(
  server: TestServer,
  admin: string,
  id: string,
  holds: (now: Detail) => boolean,
): Promise<Detail> {
  for (let step = 0; step < 400; step += 1) {
    const now = await detail(server, id);
    if (holds(now)) return now;
    await passTime(server, admin, STEP);
  }
  throw new Error('it did not happen in a hundred minutes');
}

/** A football match in its first half, or the next one that begins. */
export async function earlyMatch(server: TestServer, admin: string): Promise<FixtureView> {
  for (let minute = 0; minute < 300; minute += 1) {
    const early = (await inPlay(server)).find(
      ({ sport, clock }) => sport === 'football' && clock !== null && (clock.minute ?? 99) < 20,
    );
    if (early) return early;
    await passTime(server, admin, 60 * SECOND);
  }
  throw new Error('no football match begins within five hours');
}

/** Opens the page of matches in play and enters it. */
export async function enter(page: Page, query = ''): Promise<void> {
  await page.goto(`/inplay${query}`);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('인플레이로 입장하시겠습니까?');
  await press(question.getByRole('button', { name: '입장하기' }));
}

/** Whether a match has a market that is open. */
export const isOpen = ({ fixture }: Detail): boolean =>
  fixture.markets.some(({ status }) => status === 1);

/** Sets a scenario up (docs/scenarios.md), on the named match or the one that the server chooses, and returns that match. */
export async function stage(server: TestServer, id: string, fixtureId?: string): Promise<Detail> {
  const query = fixtureId === undefined ? '' : `?fixture=${fixtureId}`;
  const response = await fetch(`${server.url}/__scenario/${id}${query}`, { method: 'POST' });
  expect(response.status, id).toBe(200);
  const { to } = (await response.json()) as { to: string };
  const staged = must(new URL(to, server.url).searchParams.get('fixture'), 'match');
  return detail(server, staged);
}

/** Odds of the home side to win, hundredths; undefined where nobody is offered to win. */
export function homeOdds({ fixture }: Detail): number | undefined {
  const winner = fixture.markets.find(({ typeId }) => typeId === 1);
  return winner?.selections.find(({ outcome }) => outcome === '1')?.odds;
}

/** The first price of the page for the home side to win. */
export function homePrice(page: Page, home: string): Locator {
  return page
    .locator('#board')
    .getByRole('button', { name: new RegExp(`^${home} 승, 배당`) })
    .first();
}
