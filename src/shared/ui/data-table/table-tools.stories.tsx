import { expect, fn, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { TableTools } from './table-tools';

const meta = {
  title: 'shared/ui/TableTools',
  component: TableTools,
  args: {
    density: 'compact',
    onDensity: fn(),
    columns: [
      { id: 'member', header: '회원' },
      { id: 'amount', header: '금액' },
      { id: 'bonus', header: '보너스' },
    ],
    hidden: ['bonus'],
    onColumn: fn(),
    labels: { density: '줄 간격', compact: '좁게', roomy: '넓게', columns: '열 선택' },
  },
} satisfies Meta<typeof TableTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '좁게' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press(canvas.getByRole('button', { name: '넓게' }));
    await expect(args.onDensity).toHaveBeenCalledWith('roomy');
    await press(canvas.getByRole('button', { name: '열 선택' }));
    await expect(await screen.findByRole('checkbox', { name: '보너스' })).not.toBeChecked();
    await press(screen.getByText('보너스'));
    await expect(args.onColumn).toHaveBeenCalledWith('bonus', true);
    await press(screen.getByText('금액'));
    await expect(args.onColumn).toHaveBeenLastCalledWith('amount', false);
  },
};

/** A table without columns would show nothing. */
export const LastColumn: Story = {
  args: { hidden: ['member', 'bonus'], density: 'roomy' },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '열 선택' }));
    await expect(await screen.findByRole('checkbox', { name: '금액' })).toBeDisabled();
  },
};
