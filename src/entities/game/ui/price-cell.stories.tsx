import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $streamHealth } from '@/shared/api';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { Grid } from '@/shared/ui/grid';
import { oddsAligns, oddsLayouts, oddsTones } from '@/shared/ui/odds-cell';
import { MARKET_STATUS } from '#rules/market-status.ts';
import { sampleBoards } from '../lib/sample-board';
import { boardValues } from '../model/sample-values';
import { PriceCell } from './price-cell';

const values = boardValues(sampleBoards());
const scope = (more: readonly (readonly [unknown, unknown])[] = []) =>
  makeScope({ values: [...values, ...more] });

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
  parameters: { scope: () => scope() },
} satisfies Meta<typeof PriceCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '아스널 승, 배당 1.72' }));
    await expect(args.onPick).toHaveBeenCalledWith(args.selectionId);
  },
};

export const Picked: Story = { args: { isPicked: true } };

export const Suspended: Story = {
  args: { marketStatus: 2 },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: /베팅 중지/ }));
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

/** No message for 15 s: every cell is locked, whatever its own status. */
export const Late: Story = {
  parameters: { scope: () => scope([[$streamHealth, 'stale']]) },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('button', { name: /베팅 중지/ });
    await expect(cell).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Unknown: Story = { args: { selectionId: 'sample00none.1._.1' } };

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
