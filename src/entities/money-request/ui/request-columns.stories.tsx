import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RequestColumns } from './request-columns';

const meta = {
  title: 'entities/money-request/RequestColumns',
  component: RequestColumns,
  args: {
    form: <p>충전 금액</p>,
    member: <p>한강바람</p>,
    open: <h2>진행 중인 신청</h2>,
    history: <p>충전 내역</p>,
  },
} satisfies Meta<typeof RequestColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NothingOpen: Story = {
  args: { open: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** The member comes first where there is one column. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [member, form] = ['한강바람', '충전 금액'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(member?.bottom).toBeLessThanOrEqual(form?.top ?? 0);
  },
};
