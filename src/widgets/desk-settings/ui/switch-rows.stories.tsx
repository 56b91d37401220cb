import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { makeSettings, readScope } from '../lib/sample-settings';
import { SwitchRows } from './switch-rows';

const closed = makeSettings({
  ...{ siteNoticeFlg: true, joinStartEndFlg: true, tetherMaintenanceFlag: 1 },
});

const meta = {
  title: 'widgets/desk-settings/SwitchRows',
  component: SwitchRows,
  args: { settings: makeSettings() },
  parameters: { scope: () => readScope() },
} satisfies Meta<typeof SwitchRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="5">
      <SwitchRows {...args} />
      <SwitchRows settings={closed} />
    </Stack>
  ),
  play: async () => {
    await expect(screen.getByRole('button', { name: '점검 시작' })).toBeVisible();
    await expect(screen.getByRole('button', { name: '가입 재개' })).toBeVisible();
  },
};
