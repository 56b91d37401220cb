import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../badge';
import { Card } from '../card';
import { DisclosureRow } from './disclosure-row';

const longTitle =
  '이용규정이 개정되어 안내해 드립니다. 시행일 전에 달라지는 내용을 꼭 확인해주시고 궁금한 점은 고객센터로 문의해주세요';

const meta = {
  title: 'shared/ui/DisclosureRow',
  component: DisclosureRow,
  args: { title: '가입을 환영합니다', meta: '2026-11-21 15:30', onToggle: fn(), children: '본문' },
  decorators: [
    (Story) => (
      <Card padding="0" clip>
        <ul>
          <Story />
        </ul>
      </Card>
    ),
  ],
} satisfies Meta<typeof DisclosureRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <>
      <DisclosureRow {...args} />
      <DisclosureRow {...args} isNew mark={<Badge tone="solid">안 읽음</Badge>} />
      <DisclosureRow {...args} title={longTitle} mark={<Badge tone="outline">읽음</Badge>} />
      <DisclosureRow {...args} title={longTitle} isOpen />
    </>
  ),
};
