import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { sampleFound } from '../lib/sample-found';
import { DeskSearch } from './desk-search';

type Answer = Parameters<typeof createFakeApi>[0][string];
const answered = (answer: Answer) => ({
  scope: () =>
    makeScope({
      values: [
        [$api, createFakeApi({ 'GET /desk/found': answer })],
        [$member, memberKinds.admin],
      ],
    }),
});

const meta = {
  title: 'widgets/desk-shell/DeskSearch',
  component: DeskSearch,
  parameters: { router: { path: '/admin' }, ...answered({ body: sampleFound }) },
} satisfies Meta<typeof DeskSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: '회원 · 신청번호 · IP 검색' });
    await waitFor(async () => {
      await userEvent.keyboard('[Slash]');
      await expect(field).toHaveFocus();
    });
    await typeInto(field, '한강');
    await expect(await canvas.findByRole('listbox', { name: '검색 결과' })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const request = canvas.getByRole('option', { selected: true });
    await expect(request).toHaveTextContent('req_1충전 · 확인중 · 한강바람');
    await expect(field).toHaveAttribute('aria-activedescendant', request.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('203.0.113.7');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).not.toHaveFocus();
  },
};

export const Nothing: Story = {
  parameters: answered({ body: { members: [], requests: [], addresses: [] } }),
  play: async ({ canvas }) => {
    await typeInto(await canvas.findByRole('combobox'), '없는회원');
    await expect(await canvas.findByText('검색 결과가 없습니다.')).toBeVisible();
  },
};
