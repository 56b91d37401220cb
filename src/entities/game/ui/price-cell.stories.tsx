import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { Grid } from '@/shared/ui/grid';
import { oddsAligns, oddsLayouts, oddsTones } from '@/shared/ui/odds-cell';
import { MARKET_STATUS } from '#rules/market-status.ts';
import { sampleBoards } from '../lib/sample-board';
import { boardValues } from '../model/sample-values';
import { PriceCell } from './price-cell';

const meta = {
  title: 'entities/game/PriceCell',
  component: PriceCell,
  args: {
    selectionId: 'sample00arsn.1._.1',
    title: '아스널 승',
    label: '아스널',
    layout: 'row',
    onPick: fn(),
  },
  parameters: { scope: () => makeScope({ values: boardValues(sampleBoards()) }) },
} satisfies Meta<typeof PriceCell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every layout, side of the name and colour, then every status of the market. */
export const Matrix: Story = {
  render: (args) => (
    <Grid columns={4} gap="2">
      {oddsLayouts.map((layout) => (
        <PriceCell
          key={layout}
          {...args}
          layout={layout}
          label={layout === 'compact' ? undefined : args.label}
        />
      ))}
      {oddsAligns.map((align) => (
        <PriceCell key={align} {...args} align={align} />
      ))}
      {oddsTones.map((tone) => (
        <PriceCell key={tone} {...args} tone={tone} />
      ))}
      {Object.values(MARKET_STATUS).map((marketStatus) => (
        <PriceCell key={marketStatus} {...args} marketStatus={marketStatus} isPicked />
      ))}
    </Grid>
  ),
};
