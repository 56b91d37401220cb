import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { boardValues, sampleBoards } from '@/entities/game/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import { PickCell } from './pick-cell';

const meta = {
  title: 'features/pick-odds/PickCell',
  component: PickCell,
  args: { selectionId: 'sample00arsn.1._.1', title: '아스널 승', label: '아스널' },
  parameters: { scope: () => makeScope({ values: boardValues(sampleBoards()) }) },
} satisfies Meta<typeof PickCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('button', { name: /아스널 승, 배당 1.72/ });
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'false');
  },
};

const layouts = ['auto', 'row', 'stack', 'compact', 'sign'] as const;
const aligns = ['start', 'center', 'end'] as const;
const tones = ['hint', 'plain', 'blue', 'red'] as const;
const marketStatuses = [1, 2, 3] as const;

/** The cell takes every look of a price. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="2">
      {layouts.map((layout) => (
        <PickCell key={layout} {...args} layout={layout} line="-1.5" />
      ))}
      {aligns.map((align) => (
        <PickCell key={align} {...args} align={align} />
      ))}
      {tones.map((tone) => (
        <PickCell key={tone} {...args} tone={tone} />
      ))}
      {marketStatuses.map((marketStatus) => (
        <PickCell key={marketStatus} {...args} marketStatus={marketStatus} />
      ))}
    </Stack>
  ),
};
