import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { CheckHead } from './check-head';
import * as styles from './data-table.css';

const meta = {
  title: 'shared/ui/CheckHead',
  component: CheckHead,
  args: { keys: ['1', '2'], checked: new Set(['1']), label: '모두 선택', onCheck: fn() },
  decorators: [
    (Story) => (
      <table className={styles.table}>
        <thead>
          <tr>
            <Story />
            <th scope="col">회원</th>
          </tr>
        </thead>
      </table>
    ),
  ],
} satisfies Meta<typeof CheckHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Some of the rows are checked: a press checks the others too. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '모두 선택' });
    await expect(box).toBePartiallyChecked();
    await press(box);
    await expect(args.onCheck).toHaveBeenCalledWith(['1', '2'], true);
  },
};

export const All: Story = { args: { checked: new Set(['1', '2']) } };

/** No row may be checked. */
export const None: Story = { args: { keys: [], checked: new Set() } };
