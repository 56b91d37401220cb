import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { broken, never, scopeOf } from '../lib/sample-banks';
import { DeskBanks } from './desk-banks';

const banksOf = (answers: Parameters<typeof scopeOf>[0] = {}) => ({
  scope: () => scopeOf(answers),
});

const meta = {
  title: 'widgets/desk-banks/DeskBanks',
  component: DeskBanks,
  decorators: [
    (Story) => (
      <div style={{ height: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen', ...banksOf() },
} satisfies Meta<typeof DeskBanks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('한국씨티은행'));
    const panel = canvas.getByRole('complementary', { name: '은행 상세' });
    await expect(panel).toHaveTextContent('다시 사용하면 회원가입에서 선택할 수 있습니다.');
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await typeInto(canvas.getByRole('searchbox'), '국민');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: banksOf({ 'GET /settingbankname': { body: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('등록된 은행이 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: banksOf({ 'GET /settingbankname': never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '은행' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: banksOf({ 'GET /settingbankname': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('은행을 불러오지 못했습니다.')).toBeVisible();
  },
};
