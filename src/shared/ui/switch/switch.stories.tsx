import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../stack';
import { Switch } from './switch';

const meta = {
  title: 'shared/ui/Switch',
  component: Switch,
  args: { children: '소리', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('switch', { name: '소리' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="2" align="start">
      <Switch>소리</Switch>
      <Switch defaultChecked>배당 변동 알림</Switch>
      <Switch disabled>동영상 중계</Switch>
    </Stack>
  ),
};
