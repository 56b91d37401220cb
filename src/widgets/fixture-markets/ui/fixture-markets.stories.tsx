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
const { league, fixture } = sampleDetail();

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

/** A market that the dictionary does not have: under the feed's own name, never open. */
export const OwnName: Story = {
  args: {
    detail: {
      league,
      fixture: {
        ...fixture,
        markets: [
          ...fixture.markets,
          {
            id: `${fixture.id}.77001.250`,
            typeId: 77_001,
            line: 250,
            name: '골대 맞힌 횟수',
            offerScore: null,
            status: 2,
            outcomes: [
              { id: `${fixture.id}.77001.250.Over`, outcome: 'Over' },
              { id: `${fixture.id}.77001.250.Under`, outcome: 'Under' },
            ],
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('골대 맞힌 횟수')).toBeVisible();
  },
};

export const NoMarkets: Story = {
  args: { detail: { league, fixture: { ...fixture, markets: [] } } },
};
