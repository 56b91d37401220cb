import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { deskScope } from '@/features/desk-list/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { DeskBanks } from './desk-banks';

const long = '이름이아주길어서한줄에다들어가지않을수도있는상호저축은행';
const body = [
  { id: 4, bankName: '국민은행', useFlag: 1 },
  { id: 27, bankName: '한국씨티은행', useFlag: 0 },
  { id: 99, bankName: long, useFlag: 1 },
];

const meta = {
  title: 'widgets/desk-banks/DeskBanks',
  component: DeskBanks,
  parameters: {
    layout: 'fullscreen',
    scope: () => deskScope({ 'GET /settingbankname': { body } }),
  },
} satisfies Meta<typeof DeskBanks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('한국씨티은행'));
    const panel = canvas.getByRole('complementary', { name: '은행 상세' });
    await expect(panel).toHaveTextContent('다시 사용하면 회원가입에서 선택할 수 있습니다.');
    await expect(canvas.getByRole('button', { name: '다시 사용' })).toBeVisible();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await typeInto(canvas.getByRole('searchbox'), '국민');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await press(canvas.getByText('국민은행'));
    await expect(canvas.getByRole('button', { name: '사용 중지' })).toBeVisible();
  },
};
