import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fixturesOf, makeFixture } from '../lib/sample-fixtures';
import { FixturePanel } from './fixture-panel';

const unplayed = { canCorrect: false, changeableUntil: null, scores: {} };

const meta = {
  title: 'widgets/desk-fixtures/FixturePanel',
  component: FixturePanel,
  args: { fixture: makeFixture() },
  parameters: fixturesOf(),
} satisfies Meta<typeof FixturePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyVoid: Story = {
  args: { fixture: makeFixture({ status: 2, canCorrect: false, changeableUntil: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '경기 무효' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.queryByRole('button', { name: '결과 정정' })).toBeNull();
  },
};

export const Closed: Story = {
  args: { fixture: makeFixture({ canCorrect: false, canVoid: false }) },
};

export const Voided: Story = {
  args: { fixture: makeFixture({ status: 4, canCorrect: false, canVoid: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/취소된 경기입니다/)).toBeVisible();
  },
};

export const Scheduled: Story = { args: { fixture: makeFixture({ ...unplayed, status: 1 }) } };

export const Postponed: Story = { args: { fixture: makeFixture({ ...unplayed, status: 5 }) } };

export const Interrupted: Story = { args: { fixture: makeFixture({ ...unplayed, status: 6 }) } };

export const Abandoned: Story = {
  tags: ['game-abandoned'],
  args: { fixture: makeFixture({ ...unplayed, status: 7 }) },
};

export const CoverageLost: Story = { args: { fixture: makeFixture({ ...unplayed, status: 8 }) } };

export const AboutToStart: Story = { args: { fixture: makeFixture({ ...unplayed, status: 9 }) } };

export const LongNames: Story = {
  args: {
    fixture: makeFixture({
      home: '낙동강유나이티드축구클럽여자팀',
      away: '섬진강시민프로축구단청소년팀',
    }),
  },
};
