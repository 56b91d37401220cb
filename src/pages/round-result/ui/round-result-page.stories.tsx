import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { minigameOf, roundStates, venueOf, voidRound } from '../lib/sample-states';
import { RoundResultPage } from './round-result-page';

const meta = {
  title: 'pages/round-result/RoundResultPage',
  component: RoundResultPage,
  parameters: { layout: 'fullscreen', router: { path: '/game_result/minigame' } },
} satisfies Meta<typeof RoundResultPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: inScenarios(roundStates) };

/** A race with all that ran. */
export const Race: Story = {
  parameters: { router: { path: '/game_result/virtuals' }, ...venueOf(721, 370) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '마켓 결과' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: '브리타니아 웨이', pressed: true }),
    ).toBeVisible();
  },
};

/** A round with a bet of the member that won. */
export const Opened: Story = {
  parameters: minigameOf({}, { round: 374 }),
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('list', { name: '내 베팅' });
    await expect(within(own).getByText('+9,500원')).toBeVisible();
  },
};

/** A round that does not count keeps its place. */
export const Voided: Story = {
  parameters: minigameOf({}, { round: voidRound + 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('무효 처리된 회차입니다.')).toBeVisible();
    await expect(await canvas.findByText('환급')).toBeVisible();
  },
};

/** Rounds with bets of the member alone; the one that waits for its draw is not there yet. */
export const OwnOnly: Story = {
  parameters: minigameOf(),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'EOS 파워볼 3분 회차' });
    await expect(await canvas.findByText('미적중')).toBeVisible();
    await press(canvas.getByRole('button', { name: '내 베팅만' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};
