import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { MoreLink } from './section-head';

const meta = {
  title: 'pages/home/MoreLink',
  component: MoreLink,
  args: { to: '/korea/live', text: '전체 보기', about: '지금 라이브' },
  parameters: { router: {} },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MoreLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const places = ['/korea/live', '/korea/cross', '/bet_result'] as const;

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="3">
      {places.map((to) => (
        <MoreLink key={to} {...args} to={to} />
      ))}
    </Stack>
  ),
};
