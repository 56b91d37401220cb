import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
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

/** A form whose button cannot be used while a request is under way. */
function Sending() {
  const [isOpen, setOpen] = useState(false);
  return (
    <RequestColumns
      member={<p>한강바람</p>}
      form={
        <>
          <label>
            입금자명 <input />
          </label>
          <button type="button" disabled={isOpen} onClick={() => setOpen(true)}>
            충전 신청
          </button>
          <button
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(!isOpen)}
          >
            다른 탭
          </button>
        </>
      }
      open={
        isOpen ? (
          <button type="button" onClick={() => setOpen(false)}>
            신청 취소
          </button>
        ) : null
      }
    />
  );
}

/** The focus goes to what was sent, back to the form with what was taken back, and stays with whoever types. */
export const Focus: Story = {
  render: () => <Sending />,
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '충전 신청' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: '진행 중인 신청' })).toHaveFocus(),
    );
    await press(canvas.getByRole('button', { name: '신청 취소' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '새 신청' })).toHaveFocus());
    await press(canvas.getByRole('textbox'));
    await press(canvas.getByRole('button', { name: '다른 탭' }));
    await expect(await canvas.findByRole('region', { name: '진행 중인 신청' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
