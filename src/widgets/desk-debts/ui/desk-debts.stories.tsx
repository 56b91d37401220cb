import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { broken, never, scopeOf, sent } from '../lib/sample-states';
import { DeskDebts } from './desk-debts';

const answering = (...sample: Parameters<typeof scopeOf>) => ({
  ...{ layout: 'fullscreen', router: { path: '/admin/debt' } },
  scope: () => scopeOf(...sample),
});
const nothing = {
  ...{ data: [], nextCursor: null },
  counts: { open: 0, met: 0, forgiven: 0, owedWon: 0, owedCents: 0 },
};

const meta = {
  title: 'widgets/desk-debts/DeskDebts',
  component: DeskDebts,
  args: { item: null },
  decorators: [
    (Story) => (
      <div style={{ height: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: answering(),
} satisfies Meta<typeof DeskDebts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole way: a state is chosen, a debt looked at, and why it is given up is asked for. */
export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '미수 3' })).toBeVisible();
    await expect(canvas.getByText('645,000원')).toBeVisible();
    await press(canvas.getByRole('button', { name: '차감 완료 1' }));
    await expect(await canvas.findByText('달빛사냥')).toBeVisible();
    await press(canvas.getByRole('button', { name: '전체' }));
    await press(await canvas.findByText('한강바람'));
    const form = within(await canvas.findByRole('form', { name: '미수 탕감' }));
    await press(form.getByRole('button', { name: '미수 탕감' }));
    await expect(await form.findByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
    await typeInto(form.getByRole('textbox', { name: '사유' }), '정정 보상');
    await expect(sent).toEqual([]);
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await expect(canvas.queryByRole('form', { name: '미수 탕감' })).toBeNull();
  },
};

/** No more than is owed, and than the member has. */
export const Collecting: Story = {
  // On a phone the panel lies over the list, whose covered words cannot be measured.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await press(await canvas.findByText('한강바람'));
    const form = within(await canvas.findByRole('form', { name: '잔액에서 회수' }));
    await expect(form.getByText('보유머니 120,000원 중 15,000원까지')).toBeVisible();
    await typeInto(form.getByLabelText('회수 금액'), '15001');
    await press(form.getByRole('button', { name: '잔액에서 회수' }));
    await expect(
      await form.findByText('0보다 크고 15,000원 이하인 금액을 입력해주세요.'),
    ).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

export const OfOneMember: Story = {
  args: { item: 'mem_3' },
  parameters: { router: { path: '/admin/debt/mem_3' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('동해파도')).toBeVisible();
    await expect(canvas.queryByText('한강바람')).toBeNull();
    await expect(canvas.getByRole('button', { name: '전체 회원 보기' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: answering({ 'GET /desk/debt': { body: nothing } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('미수가 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: answering({ 'GET /desk/debt': never }) };

export const Failed: Story = {
  parameters: answering({ 'GET /desk/debt': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('미수 목록을 불러오지 못했습니다.')).toBeVisible();
  },
};
