import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../inline';
import { Badge } from './badge';
import { badgeTones } from './variants';

const meta = {
  title: 'shared/ui/Badge',
  component: Badge,
  args: { children: '진행 중' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  argTypes: { tone: { control: 'inline-radio', options: badgeTones } },
};

export const Matrix: Story = {
  render: () => (
    <Inline gap="3" wrap>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone === 'live' ? 'LIVE' : '진행 중'}
        </Badge>
      ))}
      <Badge tone="solid" round>
        3
      </Badge>
      <Badge tone="alert" round>
        99+
      </Badge>
    </Inline>
  ),
};
