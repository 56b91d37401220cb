import { expect, it } from 'vitest';
import { bonusFactorFor } from '#rules/bonus.ts';
import { MARGINS } from '#rules/margins.ts';
import { isQuestFair, type QuestCondition } from '#rules/quest.ts';
import { TURNOVER_LOW_ODDS } from '#rules/turnover.ts';
import { quote, tilted } from '#simulator/pricing.ts';
import { QUESTS } from './rewards.ts';

it.each(QUESTS)('the quest $title pays no more than it costs, or takes a deposit', (quest) => {
  expect(isQuestFair(quest)).toBe(true);
});

function stakedFor(condition: QuestCondition): number {
  if (condition.kind === 'bets') return condition.count * condition.minStake;
  return condition.kind === 'stakes' ? condition.sum : 0;
}

it('one stake that counts to all quests without a deposit costs more than they pay together', () => {
  for (const [game, margin] of Object.entries(MARGINS)) {
    const rates = QUESTS.flatMap(({ needsDeposit, condition, points }) =>
      !needsDeposit && 'game' in condition && condition.game === game
        ? points / stakedFor(condition)
        : [],
    );
    expect(rates.reduce((sum, rate) => sum + rate, 0) * 10_000).toBeLessThanOrEqual(margin);
  }
});

it('no price of the simulated sports costs less than the margin of quests and the 1 % of a recommender', () => {
  const chances = Array.from({ length: 97 }, (_, n) => (n + 2) / 100);
  const tilts = [-1, 0, 1].flatMap((balance) => [-1, 0, 1].map((volume) => ({ balance, volume })));
  let seen = 0;
  /** The most that a leg which counts for the turnover returns. */
  let most = 0;
  for (const chance of chances) {
    const open = quote(1, [
      ['1', chance],
      ['2', 1 - chance],
    ]);
    if (!open) continue;
    for (const tilt of tilts) {
      tilted(open, tilt).selections.forEach(({ odds }, index) => {
        const won = open.chances[index] ?? 1;
        const cost = 1 - (won * odds) / 100 - (1 - won) * 0.01;
        expect(cost * 10_000, `${odds} for ${won}`).toBeGreaterThanOrEqual(MARGINS.sports);
        if (odds > TURNOVER_LOW_ODDS) most = Math.max(most, (won * odds) / 100);
        seen += 1;
      });
    }
  }
  expect(seen).toBeGreaterThan(1_000);
  // Several legs return what each does, with their bonus pick; all of it is lost for the recommender.
  const costs = Array.from({ length: 9 }, (_, n) => n + 2).map(
    (legs) => 0.99 - (most ** legs * bonusFactorFor(legs)) / 100,
  );
  expect(Math.min(...costs) * 10_000).toBeGreaterThanOrEqual(MARGINS.multiple);
});
