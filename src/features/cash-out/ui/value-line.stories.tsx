import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ValueLine } from './value-line';

const meta = {
  title: 'features/cash-out/ValueLine',
  component: ValueLine,
  args: { values: [71_000, 71_000, 76_500, 72_000, 78_400, 83_800, 83_800, 86_100] },
} satisfies Meta<typeof ValueLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** An offer that has not moved is a level line. */
export const Level: Story = { args: { values: [86_100, 86_100, 86_100] } };
