import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fixturesOf, makeFixture } from '../lib/sample-fixtures';
import { FixturePanel } from './fixture-panel';

const meta = {
  title: 'widgets/desk-fixtures/FixturePanel',
  component: FixturePanel,
  args: { fixture: makeFixture() },
  parameters: fixturesOf(),
} satisfies Meta<typeof FixturePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What has no result yet can be voided alone. */
export const Playground: Story = {
  args: { fixture: makeFixture({ status: 2, canCorrect: false, changeableUntil: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '경기 무효' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.queryByRole('button', { name: '결과 정정' })).toBeNull();
  },
};

export const Voided: Story = {
  args: { fixture: makeFixture({ status: 4, canCorrect: false, canVoid: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/취소된 경기입니다/)).toBeVisible();
  },
};

export const Abandoned: Story = {
  tags: ['game-abandoned'],
  args: {
    fixture: makeFixture({ canCorrect: false, changeableUntil: null, scores: {}, status: 7 }),
  },
};
