import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '../card';
import { Text } from '../text';
import { DataList } from './data-list';

const meta = {
  title: 'shared/ui/DataList',
  component: DataList,
  args: {
    items: [
      { term: '총 배당', value: '6.92' },
      { term: '최대 베팅 / 최대 당첨', value: '1,000,000 / 5,000,000' },
      { term: '예상 당첨금', value: <Text tone="money">346,000</Text> },
    ],
  },
  render: (args) => (
    <Card>
      <DataList {...args} />
    </Card>
  ),
} satisfies Meta<typeof DataList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { divided: true } };
