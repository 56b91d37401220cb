import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../stack';
import { TabLink, TabNav } from './tab-nav';

const meta = {
  title: 'shared/ui/TabLink',
  component: TabLink,
  args: {
    children: (
      <a href="#cross" aria-current="page">
        크로스
      </a>
    ),
  },
} satisfies Meta<typeof TabLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as its words, and sharing the width with the others. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      {[false, true].map((fill) => (
        <TabNav key={String(fill)} label={fill ? '나누어 채움' : '글자만큼'}>
          <TabLink {...args} fill={fill} />
          <TabLink fill={fill}>
            <a href="#handicap">핸디캡</a>
          </TabLink>
        </TabNav>
      ))}
    </Stack>
  ),
};
