import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeEntry } from '../lib/sample-picks';
import type { JointGroup } from '../lib/joint';
import { JointRow, type JointRowProps } from './joint-row';

function List(props: JointRowProps) {
  return (
    <ul>
      <JointRow {...props} />
    </ul>
  );
}

const legs = [makeEntry(), makeEntry({ typeId: 2, line: 250, outcome: 'Over', odds: 190 })];
const fixtureId = legs[0]?.fixtureId ?? '';
const group = (seenOdds: number | null): JointGroup => ({
  fixtureId,
  legs,
  key: 'key',
  isCurrent: true,
  price: seenOdds === null ? null : { fixtureId, odds: 264, seenOdds, factor: 8_095, of: 'key' },
});

const meta = {
  title: 'entities/slip/JointRow',
  component: JointRow,
  args: { group: group(264), state: 'priced', onRetry: fn() },
  render: (args) => <List {...args} />,
} satisfies Meta<typeof JointRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: { group: group(null), state: 'failed' },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '같은 경기 조합 배당 다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledWith(fixtureId);
  },
};

/** Every state. */
export const Matrix: Story = {
  render: () => (
    <ul>
      <JointRow group={group(264)} state="priced" />
      <JointRow group={group(250)} state="priced" />
      <JointRow group={group(280)} state="priced" />
      <JointRow group={group(264)} state="asking" />
      <JointRow group={group(null)} state="asking" />
      <JointRow group={group(null)} state="refused" />
      <JointRow group={group(null)} state="failed" />
    </ul>
  ),
};
