import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeRoundDetail, makeWorldDay } from '@/features/round-verify/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { makePlayedRounds } from '../lib/sample-days';
import { fairnessPage } from '../page';
import { FairnessPage } from './fairness-page';

const detail = makeRoundDetail();
const answers = {
  'GET /minigame/rounds': {
    body: { dayKey: detail.dayKey, rounds: makePlayedRounds(), next: 369 },
  },
  [`GET /minigame/round/${detail.roundId}`]: { body: detail },
};
const day = { game: 213, day: detail.dayKey };

const meta = {
  title: 'pages/fairness/FairnessPage',
  component: FairnessPage,
  parameters: { layout: 'fullscreen', router: { path: '/fairness' } },
} satisfies Meta<typeof FairnessPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: openedPage(fairnessPage, answers, { search: { ...day, round: 374 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/다시 계산한 결과가 같습니다/)).toBeVisible();
  },
};

/** A number that the day does not have is refused where it is typed. */
export const Chosen: Story = {
  parameters: openedPage(fairnessPage, answers, { search: day }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('검증할 회차를 선택해주세요.')).toBeVisible();
    await press(canvas.getByRole('textbox', { name: '회차' }));
    await userEvent.keyboard('481');
    await expect(await canvas.findByText('1~480 사이의 번호를 입력해주세요.')).toBeVisible();
  },
};

/** A day of matches, and the way back to the rounds. */
export const Sports: Story = {
  parameters: openedPage(
    fairnessPage,
    { 'GET /sports/day/20240518': { body: makeWorldDay() } },
    { search: { tab: 'sports', day: '20240518' } },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('비밀값이 약속과 같습니다')).toBeVisible();
    await expect(canvas.getByLabelText('날짜')).toHaveValue('2024-05-18');
    await expect(canvas.getByRole('link', { name: '경기', current: 'page' })).toBeVisible();
  },
};
