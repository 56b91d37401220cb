import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Toast } from './toast';
import { ToastRegion, WaitingNote } from './toast-region';

const words = ['베팅이 접수되었습니다', '1,000,000원이 충전되었습니다'];

const meta = {
  title: 'shared/ui/ToastRegion',
  component: ToastRegion,
  args: {
    label: '알림',
    children: words.map((text) => (
      <Toast key={text} closeLabel={`${text} 닫기`} onClose={() => undefined}>
        {text}
      </Toast>
    )),
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is in the page before anything is announced. */
export const Empty: Story = {
  args: { children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '알림' })).toBeInTheDocument();
  },
};

/** While a stake is being placed nothing comes up over the slip. */
export const Waiting: Story = { args: { children: <WaitingNote>알림 2건</WaitingNote> } };

/** At the foot of a phone is the button that was pressed: toasts are at the top. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const last = canvas.getByText(words[1] ?? '').closest('li');
    await expect(last?.getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2);
  },
};
