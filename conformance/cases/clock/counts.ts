import type { CaseContext, Schemas } from '../context.ts';
import { sessionOf } from '../people.ts';

type Counts = Schemas['CountCorrection'];

/** Corrects what was counted in a match that is over: the whole follows from its halves, and what does not fit is named. */
export async function checkCounts(t: CaseContext, fixtureId: string): Promise<void> {
  const as = await sessionOf(t, 'admin');
  const path = { fixtureId };
  const correct = (counts: Counts) =>
    t.call('correctResult', { as, path, body: { counts, reason: '코너킥 기록 정정' } });
  const read = async () => {
    const fixture = t.want(await t.call('getFixture', { path }), 200);
    return fixture.body.data.counts?.corner;
  };
  t.check(await correct({ corner: { live: { home: 1, away: 0 } } }), 'VALIDATION', 'no part');
  const before = await read();
  const [first, second] = [before?.['10'], before?.['20']];
  if (!first || !second) return;
  const counts = { corner: { '20': { home: second.home + 3, away: second.away } } };
  const tried = t.want(await t.call('previewResult', { as, path, body: { counts } }), 200);
  const done = t.want(await correct(counts), 200);
  t.same(tried, 'the number of bets that then changed', tried.body.changed, done.body.bets);
  const whole = { home: first.home + second.home + 3, away: first.away + second.away };
  t.same(done, 'the corners of the match', (await read())?.['100'], whole);
}
