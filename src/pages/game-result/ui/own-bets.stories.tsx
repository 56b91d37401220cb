import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ownBet } from '../lib/sample-states';
import { OwnBets } from './own-bets';

const meta = {
  title: 'pages/game-result/OwnBets',
  component: OwnBets,
  args: {
    bets: [ownBet, { ...ownBet, id: 'bet_open', status: 'accepted', payout: null }],
    fixtureId: 'r693e1973v',
  },
  parameters: { router: {} },
} satisfies Meta<typeof OwnBets>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A settled single and one that waits. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const [, link] = await canvas.findAllByRole('link');
    await expect(link).toHaveAttribute('href', expect.stringContaining('/bet_result?bet='));
    await expect(canvas.getByText('진행 중')).toBeVisible();
  },
};
