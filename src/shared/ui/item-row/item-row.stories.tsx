import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../badge';
import { ItemRow } from './item-row';

const meta = {
  title: 'shared/ui/ItemRow',
  component: ItemRow,
  args: {
    name: '울산 HD 승',
    lines: ['울산 HD vs 전북 현대 · 승무패'],
    children: <b>1.85</b>,
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ItemRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One on its own, and one that is left out. */
export const Playground: Story = {
  render: (args) => (
    <>
      <ItemRow {...args} />
      <ItemRow {...args} isOff lines={['울산 HD vs 전북 현대 · 승무패', '이미 시작된 경기입니다.']}>
        <Badge tone="warn">제외</Badge>
      </ItemRow>
    </>
  ),
};
