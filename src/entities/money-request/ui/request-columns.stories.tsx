import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { RequestColumns, RequestSkeleton } from './request-columns';

const meta = {
  title: 'entities/money-request/RequestColumns',
  component: RequestColumns,
  args: {
    form: <p>충전 금액</p>,
    latest: <p>확인중 100,000원</p>,
    card: <p>한강바람</p>,
    member: <p>롤링 조건</p>,
    open: <h2>진행 중인 신청</h2>,
    history: <p>충전 내역</p>,
  },
} satisfies Meta<typeof RequestColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the form there is room for the request itself: no line of it is needed. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('확인중 100,000원')).toBeNull();
    await expect(canvas.getByText('한강바람')).toBeVisible();
  },
};

export const NothingOpen: Story = {
  args: { open: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** In one column the form is above all but the last request; the bars say who is here. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const parts = ['확인중 100,000원', '충전 금액', '진행 중인 신청', '롤링 조건'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    const tops = parts.map(({ top }) => top);
    await expect(tops).toEqual([...tops].sort((one, other) => one - other));
    await expect(canvas.queryByText('한강바람')).toBeNull();
  },
};

export const Loading: Story = { render: () => <RequestSkeleton /> };

/** A form whose button cannot be used while a request is under way. */
function Sending() {
  const [isOpen, setOpen] = useState(false);
  return (
    <RequestColumns
      card={<p>한강바람</p>}
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
