import { expect } from 'storybook/test';
import { kstInstant } from '@/shared/lib/format';
import { makeScope } from '@/shared/lib/test-scope';
import { fullDetail, fullDetailValues, makeFullDetail } from '../lib/sample-detail';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FixtureHead } from './fixture-head';

const score = { home: 2, away: 1 };
const before = makeFullDetail();
const live = makeFullDetail({ status: 2, score, clock: { period: '20', minute: 63 } });
const over = makeFullDetail({ status: 3, score });
const until = kstInstant('2026-11-22 19:48:00');
const clock = { period: '20', minute: 63 };
const interruption = { since: until - 86_400_000, until, clock };
const halted = makeFullDetail({ status: 6, score, clock, interruption });
const long = '레알 클루브 데포르티보 라코루냐 아카데미';
const named = makeFullDetail({ home: long, away: long });
const scope = (dto: typeof before) => ({
  scope: () => makeScope({ values: fullDetailValues(dto) }),
});

const meta = {
  title: 'widgets/fixture-markets/FixtureHead',
  component: FixtureHead,
  args: { detail: fullDetail() },
  parameters: { ...scope(before), router: { path: '/europe' } },
} satisfies Meta<typeof FixtureHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Live: Story = { parameters: scope(live) };

/** Play has stopped, and may go on until a day later. */
export const Halted: Story = {
  parameters: scope(halted),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('중단 · 다시 시작을 기다립니다 (11.22 19:48까지)'),
    ).toBeVisible();
  },
};

export const Over: Story = { parameters: scope(over) };

export const LongNames: Story = {
  args: { detail: fullDetail(named) },
  parameters: scope(named),
};
