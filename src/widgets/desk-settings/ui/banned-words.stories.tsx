import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeSettings, readScope } from '../lib/sample-settings';
import { BannedWords } from './banned-words';

const wordsOf = (idNiknameBan: string[]) => ({
  scope: () => readScope(makeSettings({ idNiknameBan })),
});

const meta = {
  title: 'widgets/desk-settings/BannedWords',
  component: BannedWords,
  parameters: wordsOf(makeSettings().idNiknameBan),
} satisfies Meta<typeof BannedWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas.getByLabelText('새 금지어'), 'Admin');
    await press(canvas.getByRole('button', { name: '추가' }));
    await expect(canvas.getByText('이미 등록된 금지어입니다.')).toBeVisible();
    await typeInto(canvas.getByLabelText('금지어 검색'), '운영');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: '운영자 삭제' })).toBeVisible();
  },
};

export const NoneFound: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas.getByLabelText('금지어 검색'), '없는말');
    await expect(canvas.getByText('찾는 금지어가 없습니다.')).toBeVisible();
  },
};

export const Empty: Story = { parameters: wordsOf([]) };

/** They scroll by themselves. */
export const Many: Story = {
  parameters: wordsOf(Array.from({ length: 150 }, (_, index) => `금지어${index}`)),
};
