// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { renderInApp, screen } from '@/shared/lib/test-render';
import { makeTournament, makeTournamentDetail, tournamentNow } from '../lib/sample-tournament';
import { TournamentCard } from './tournament-card';

it('leads whoever has not joined to the tournament', async () => {
  const tournament = makeTournament({ joinedAt: null });
  const api = createFakeApi({
    'GET /tournament?kind=sports': { body: [tournament] },
    'GET /tournament?kind=casino': { body: [] },
    'GET /tournament/7': { body: makeTournamentDetail({ tournament, own: null }) },
  });
  const values = [
    [$member, makeMember()],
    [$now, tournamentNow],
    [$api, api],
  ] as const;
  await renderInApp(<TournamentCard />, { values });
  const link = await screen.findByRole('link', { name: '참가하기' });
  expect(link.getAttribute('href')).toContain('/tournament?id=7');
});
