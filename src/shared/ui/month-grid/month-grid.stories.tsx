import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { formatKst } from '@/shared/lib/format';
import { press } from '@/shared/lib/test-press';
import { MonthGrid } from './month-grid';

const meta = {
  title: 'shared/ui/MonthGrid',
  component: MonthGrid,
  args: {
    today: '2026-11-22',
    value: '2026-11-24',
    counts: new Map([
      ['2026-11-22', 34],
      ['2026-11-23', 125],
      ['2026-11-24', 20],
      ['2026-11-28', 8],
      ['2026-12-05', 3],
    ]),
    texts: {
      previous: '이전 달',
      next: '다음 달',
      month: (at) => formatKst(at, 'YYYY년 M월'),
      weekdays: [...'일월화수목금토'].map((short) => ({ short, long: `${short}요일` })),
      day: (at, count) =>
        `${formatKst(at, 'M월 D일')}, ${count > 0 ? `${count}경기` : '경기 없음'}`,
    },
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '312px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MonthGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  play: async ({ args, canvas }) => {
    const today = canvas.getByRole('button', { name: '11월 22일, 34경기' });
    await expect(today).toHaveAttribute('aria-current', 'date');
    const empty = canvas.getByRole('button', { name: '11월 25일, 경기 없음' });
    await expect(empty).toHaveAttribute('aria-disabled', 'true');
    await press(empty);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await press(canvas.getByRole('button', { name: '11월 28일, 8경기' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-28');
  },
};

export const Keys: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: '11월 24일, 20경기' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '11월 25일, 경기 없음' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: '11월 28일, 8경기' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('heading', { name: '2026년 12월' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '12월 5일, 3경기' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-12-05');
  },
};

/** Months without a choice are not reached; the focus stays on the button that leads through them. */
export const Months: Story = {
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: '다음 달' });
    await expect(canvas.getByRole('button', { name: '이전 달' })).toBeDisabled();
    await press(next);
    await expect(canvas.getByRole('heading', { name: '2026년 12월' })).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /11월/ })).toBeNull();
    await press(canvas.getByRole('button', { name: '이전 달' }));
    await expect(canvas.getByRole('heading', { name: '2026년 11월' })).toBeVisible();
  },
};
