import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { makeProblem } from '@/shared/api/testing';
import { kstInstant } from '@/shared/lib/format';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { makeDetail } from '../lib/sample-events';
import { openedOne } from '../lib/sample-states';
import { EventView } from './event-view';

const joined = makeDetail({
  joining: 'joined',
  joined: 1_285,
  joinedAt: kstInstant('2026-11-28 19:00:00'),
});
const states = {
  ordinary: openedOne({ body: makeDetail() }),
  loading: openedOne(() => new Promise<never>(() => {})),
  failed: openedOne(() => {
    throw new TypeError('fetch failed');
  }),
};

const meta = {
  title: 'pages/event/EventView',
  component: EventView,
  parameters: { router: { path: '/event/5' } },
} satisfies Meta<typeof EventView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios(states),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '이용규정' })).toBeVisible();
  },
};

/** Joined by one press, and counted. */
export const Playground: Story = {
  parameters: openedOne(
    { body: makeDetail() },
    { answers: { 'PUT /event/5/join': { body: joined } } },
  ),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '참여하기' }));
    await expect(await canvas.findByText('2026.11.28 (토) 19:00에 참여하셨습니다.')).toBeVisible();
    await expect(canvas.getByText('1,285명')).toBeVisible();
    await expect(canvas.getByText(/1일 5시간 남음/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: '다른 이벤트' })).toBeVisible();
  },
};

export const Rewarded: Story = {
  parameters: openedOne({
    body: makeDetail({
      isOver: true,
      joining: 'over',
      reward: {
        account: 'points',
        amount: 10_000,
        currency: 'POINT',
        paidAt: kstInstant('2026-11-30 10:20:00'),
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10,000P')).toBeVisible();
    await expect(canvas.getByText('지급완료')).toBeVisible();
  },
};

/** There is no button, but the reason why. */
export const CoinOnly: Story = {
  parameters: openedOne(
    { body: makeDetail({ joining: 'coin' }) },
    { member: memberKinds.coinOnly },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('코인 전용 회원은 참여하실 수 없습니다.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '참여하기' })).toBeNull();
  },
};

/** Members do not see what could run. */
export const Hostile: Story = {
  parameters: openedOne({
    body: makeDetail({ title: '<b>제목</b>', contents: '글<img src="x" onerror="alert(1)">' }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: '<b>제목</b>' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('글')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Missing: Story = {
  parameters: openedOne(makeProblem('NOT_FOUND')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('볼 수 없는 이벤트입니다.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: states.loading };

export const Failed: Story = { parameters: states.failed };
