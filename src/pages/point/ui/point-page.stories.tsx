import { expect, screen, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeLine } from '@/entities/statement/testing';
import { makePointTerms } from '@/features/point-conversion/testing';
import { makeRolling } from '@/features/rolling-conversion/testing';
import { never, offline } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { inScenarios } from '@/shared/lib/test-scope';
import { pointPage } from '../page';
import { PointPage } from './point-page';

type Answers = Parameters<typeof openedPage>[1];

const point = { source: null, category: 'points' } as const;
const lines = [
  makeLine({ ...point, seq: 3, code: 6100, amount: -10_000, before: 22_400, after: 12_400 }),
  makeLine({ ...point, seq: 2, code: 7100, amount: 5_000, before: 17_400, after: 22_400 }),
  makeLine({ ...point, seq: 1, code: 2310, amount: 9_000, before: 8_400, after: 17_400 }),
];

function opened(terms: Answers[string], statement: Answers[string]) {
  const answers = {
    'GET /mywallet/point': terms,
    'GET /statement': statement,
    'GET /rolling': { body: makeRolling() },
  };
  return openedPage(pointPage, answers, { values: [[$member, makeMember()]] });
}

const states = {
  ordinary: opened(
    { body: makePointTerms({ held: 50_000 }) },
    { body: { data: lines, nextCursor: null } },
  ),
  loading: opened(never, never),
  empty: opened({ body: makePointTerms({ balance: 0 }) }, { body: { data: [], nextCursor: null } }),
  failed: opened(offline, offline),
};

const meta = {
  title: 'pages/point/PointPage',
  component: PointPage,
  parameters: { layout: 'fullscreen', router: { path: '/mywallet/point' } },
} satisfies Meta<typeof PointPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

export const Opened: Story = {
  parameters: states.ordinary,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: '포인트 내역' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByText('−10,000P')).toBeVisible();
    await expect(canvas.getByText('보류 50,000P · 충전 롤링 완료 시 지급')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '전체 머니로 전환' })).toBeEnabled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Too few to be converted. */
export const Few: Story = {
  parameters: opened(
    { body: makePointTerms({ balance: 900 }) },
    { body: { data: lines, nextCursor: 'next' } },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '전체 머니로 전환' })).toBeDisabled();
    await expect(await canvas.findByRole('button', { name: '더 보기' })).toBeEnabled();
  },
};
