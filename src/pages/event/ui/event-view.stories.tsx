import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeProblem } from '@/shared/api/testing';
import { kstInstant } from '@/shared/lib/format';
import { openedPage } from '@/shared/lib/test-page';
import { inScenarios } from '@/shared/lib/test-scope';
import { makeDetail } from '../lib/sample-events';
import { eventPage } from '../page';
import { EventView } from './event-view';

type Answers = Parameters<typeof openedPage>[1];
const opened = (answer: Answers[string]) =>
  openedPage(
    eventPage,
    { 'GET /event/5': answer },
    { params: { id: '5' }, values: [[$member, makeMember()]] },
  );
const states = {
  ordinary: opened({ body: makeDetail() }),
  loading: opened(() => new Promise<never>(() => {})),
  failed: opened(() => {
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

export const Rewarded: Story = {
  parameters: opened({
    body: makeDetail({
      isOver: true,
      reward: {
        ...{ account: 'points', amount: 10_000, currency: 'POINT' },
        paidAt: kstInstant('2026-11-30 10:20:00'),
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10,000P')).toBeVisible();
  },
};

/** Members do not see what could run. */
export const Hostile: Story = {
  parameters: opened({
    body: makeDetail({ title: '<b>제목</b>', contents: '글<img src="x" onerror="alert(1)">' }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: '<b>제목</b>' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('글')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Missing: Story = {
  parameters: opened(makeProblem('NOT_FOUND')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('볼 수 없는 이벤트입니다.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: states.loading };

export const Failed: Story = { parameters: states.failed };
