import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { BodyRow } from './body-row';
import * as styles from './data-table.css';

interface Deposit {
  name: string;
  amount: number;
}

const meta = {
  title: 'shared/ui/BodyRow',
  component: BodyRow<Deposit>,
  args: {
    row: { name: '한강바람', amount: 50_000 },
    columns: [
      { id: 'name', header: '회원', value: ({ name }) => name, align: 'start' },
      {
        id: 'amount',
        header: '금액',
        value: ({ amount }) => amount,
        cell: ({ amount }) => <b>{amount.toLocaleString('ko')}</b>,
        align: 'end',
      },
    ],
    rowId: 'row_1',
    dataKey: '1',
    index: 0,
    isCurrent: false,
    isQuiet: false,
  },
  decorators: [
    (Story) => (
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table that the row is of is a grid
      <table role="grid" aria-label="신청 목록" className={styles.table}>
        <tbody>
          <Story />
        </tbody>
      </table>
    ),
  ],
} satisfies Meta<typeof BodyRow<Deposit>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Current: Story = { args: { isCurrent: true } };

export const Quiet: Story = { args: { isQuiet: true } };

export const Checked: Story = {
  args: { check: 'open', isChecked: true, checkLabel: '한강바람 선택', onCheck: fn() },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('checkbox', { name: '한강바람 선택' }));
    await expect(args.onCheck).toHaveBeenCalledWith(['1'], false);
  },
};

/** Somebody else has it. */
export const Locked: Story = {
  args: { check: 'locked', isQuiet: true, checkLabel: '다른 담당자가 담당 중' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '다른 담당자가 담당 중' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
