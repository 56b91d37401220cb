import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { sampleDetail, sampleDetailValues } from '../lib/sample-detail';
import { FixtureMarkets } from './fixture-markets';

const meta = {
  title: 'widgets/fixture-markets/FixtureMarkets',
  component: FixtureMarkets,
  args: { detail: sampleDetail() },
  parameters: { scope: () => makeScope({ values: sampleDetailValues() }) },
} satisfies Meta<typeof FixtureMarkets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Under the row of its match, whose grid leads the focus. */
export const InGrid: Story = { args: { isInGrid: true } };

export const OneGroup: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /^핸디캡/ }));
    await expect(canvas.getByRole('region', { name: '핸디캡' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '승무패' })).toBeNull();
  },
};

const { league, fixture } = sampleDetail();
export const NoMarkets: Story = {
  args: { detail: { league, fixture: { ...fixture, markets: [] } } },
};
