import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { check } from '@/features/protection';
import { makeCheck, makeProtection, sampleNow } from '@/features/protection/testing';
import { never, offline } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { limitsPage } from '../page';
import { LimitsPage } from './limits-page';

type Answers = Parameters<typeof openedPage>[1];

const opened = (answer: Answers[string], answers: Answers = {}) =>
  openedPage(
    limitsPage,
    { 'GET /protection': answer, ...answers },
    {
      values: [
        [$now, sampleNow],
        [check.$data, makeCheck({ isDue: false })],
      ],
    },
  );

const states = {
  ordinary: opened({ body: makeProtection() }),
  empty: opened({ body: makeProtection({ limits: [], changes: [] }) }),
  loading: opened(never),
  failed: opened(offline),
};

const day = 86_400_000;

const meta = {
  title: 'pages/limits/LimitsPage',
  component: LimitsPage,
  parameters: { layout: 'fullscreen', router: { path: '/limits' } },
} satisfies Meta<typeof LimitsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

/** A cell says how much of its limit is used and what waits; a raise that waits is taken back with one press. */
export const Cancelled: Story = {
  parameters: opened(
    { body: makeProtection() },
    {
      'POST /protection/limit/cancel': {
        body: makeProtection({
          limits: makeProtection().limits.map((limit) => ({ ...limit, next: null })),
        }),
      },
    },
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', {
        name: '충전 7일 한도 300만 올리기 대기 중 30% 사용',
      }),
    ).toBeVisible();
    await expect(canvas.getByText('11월 23일(월) 10:02부터 적용됩니다.')).toBeVisible();
    await press(canvas.getByRole('button', { name: '충전 7일 올리기 신청 취소' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /신청 취소/ })).toBeNull());
  },
};

export const OnBreak: Story = {
  parameters: opened({
    body: makeProtection({ stop: { kind: 'break', from: sampleNow, until: sampleNow + 7 * day } }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/휴식 중입니다. 2026년 11월 29일 10:02까지/);
    await expect(canvas.getByRole('button', { name: /길게 눌러/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Help is there whatever the server does. */
export const Failed: Story = {
  parameters: states.failed,
  play: async ({ canvas }) => {
    await canvas.findByText('이용 한도를 불러오지 못했습니다.');
    await expect(canvas.getByRole('link', { name: '전화' })).toHaveAttribute('href', 'tel:1336');
    await expect(screen.queryByRole('table')).toBeNull();
  },
};
