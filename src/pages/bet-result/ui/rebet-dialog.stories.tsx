import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { isFixtureLeg } from '@/entities/bet';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { makePick } from '@/entities/slip/testing';
import { $rebetBet, rebet } from '../model/rebet';
import { RebetDialog } from './rebet-dialog';
import { scopeOf } from './sample-states';

const meta = {
  title: 'pages/bet-result/RebetDialog',
  component: RebetDialog,
  parameters: { router: { path: '/bet_result' } },
} satisfies Meta<typeof RebetDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const again = {
  bet: makeBet(),
  legs: makeBet()
    .legs.filter(isFixtureLeg)
    .map((leg, index) => ({
      leg,
      pick: index === 2 ? null : makePick({ ...leg, odds: leg.odds + (index === 0 ? 8 : -12) }),
    })),
};
/** A match is gone, and the bonus with it. */
export const MatchGone: Story = {
  parameters: scopeOf([$rebetBet, makeBet()], [rebet.$data, again]),
  play: async () => {
    await screen.findByRole('dialog', { name: '다시 베팅' });
    await expect(screen.getByRole('button', { name: '2경기 담기' })).toBeEnabled();
    await screen.findByText(/3폴더보다 적어 보너스는 적용되지 않습니다/);
  },
};

const kept = {
  ...again,
  legs: again.legs.map(({ leg, pick }) => ({ leg, pick: pick ?? makePick(leg) })),
};
export const WithBonus: Story = {
  parameters: scopeOf([$rebetBet, makeBet()], [rebet.$data, kept]),
  play: async () => {
    await screen.findByText('3폴더 보너스 1.03배 적용');
  },
};

const liveLeg = makeBetLeg({
  typeId: 3,
  line: -50,
  inPlay: true,
  fixtureStatus: 2,
  offerScore: { home: 1, away: 0 },
});
const liveAgain = {
  bet: makeBet({ legs: [liveLeg], bonusFolders: null }),
  legs: [{ leg: liveLeg, pick: makePick({ ...liveLeg, offerScore: { home: 2, away: 1 } }) }],
};
/** A handicap in play is taken from the score of now, not from that of the old bet. */
export const InPlay: Story = {
  parameters: scopeOf([$rebetBet, liveAgain.bet], [rebet.$data, liveAgain]),
  play: async () => {
    await screen.findByRole('dialog', { name: '다시 베팅' });
    await expect(screen.getByText('아스널 vs 브라이턴 · 핸디캡 · 2:1 기준')).toBeVisible();
  },
};

const gone = { ...again, legs: again.legs.map(({ leg }) => ({ leg, pick: null })) };
const pair = [makePick(), makePick({ typeId: 2, line: 250, outcome: 'Over' })];
const oneMatch = { ...again, legs: pair.map((pick) => ({ leg: makeBetLeg(pick), pick })) };
export const SameMatch: Story = {
  parameters: scopeOf([$rebetBet, makeBet()], [rebet.$data, oneMatch]),
  play: async () => {
    await screen.findByText(/같은 경기에서는 하나만 선택하실 수 있습니다/);
    await expect(screen.queryByRole('button', { name: /담기/ })).not.toBeInTheDocument();
  },
};

export const NothingLeft: Story = {
  parameters: scopeOf([$rebetBet, makeBet()], [rebet.$data, gone]),
  play: async () => {
    await screen.findByText('지금 다시 베팅할 수 있는 경기가 없습니다.');
    await expect(screen.queryByRole('button', { name: /담기/ })).not.toBeInTheDocument();
  },
};
