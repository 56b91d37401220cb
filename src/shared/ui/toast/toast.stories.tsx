import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Toast } from './toast';
import { ToastRegion } from './toast-region';

const meta = {
  title: 'shared/ui/Toast',
  component: Toast,
  args: {
    children: '충전 승인 · 300,000원',
    note: '첫충 15,000P 포함',
    tone: 'success',
    closeLabel: '알림 닫기',
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <ToastRegion label="알림">
        <Story />
      </ToastRegion>
    ),
  ],
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <>
      {(['info', 'success', 'warn', 'error'] as const).map((tone) => (
        <Toast key={tone} tone={tone} closeLabel={`${tone} 닫기`} onClose={fn()}>
          1,000,000원이 충전되었습니다
        </Toast>
      ))}
    </>
  ),
};
