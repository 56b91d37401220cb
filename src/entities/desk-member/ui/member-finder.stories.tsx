import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, offline } from '@/shared/api/testing';
import { createForm } from '@/shared/lib/form';
import { typeInto } from '@/shared/lib/test-press';
import { asArg, makeScope } from '@/shared/lib/test-scope';
import * as z from 'zod/mini';
import { createMemberSearch } from '../lib/create-member-search';
import { makeMemberRow } from '../testing';
import { MemberFinder } from './member-finder';

const form = createForm({ schema: z.object({ who: z.string() }), initial: { who: '' } });
const search = createMemberSearch(form.$values.map(({ who }) => who));
const left = makeMemberRow({ id: 'mem_left', nickname: '떠난이', state: 'withdrawn' });

function answering(answer: Parameters<typeof createFakeApi>[0][string]) {
  return {
    scope: () => makeScope({ values: [[$api, createFakeApi({ 'GET /desk/member': answer })]] }),
  };
}
const found = (...data: readonly unknown[]) => answering({ body: { data, nextCursor: null } });

const meta = {
  title: 'entities/desk-member/MemberFinder',
  component: MemberFinder<{ who: string }>,
  args: {
    form: asArg(form),
    search: asArg(search),
    hint: '아이디나 닉네임의 앞부분을 입력해주세요.',
    onChoose: fn(),
    mayChoose: ({ state }) => state !== 'withdrawn',
  },
  parameters: found(makeMemberRow(), left),
} satisfies Meta<typeof MemberFinder<{ who: string }>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter takes the first who may be chosen. */
export const Found: Story = {
  play: async ({ args, canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '회원 검색' }), '한');
    await expect(await canvas.findByRole('button', { name: /떠난이/ })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ id: makeMemberRow().id }),
    );
  },
};

export const None: Story = {
  parameters: found(),
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '회원 검색' }), '없는이');
    await expect(await canvas.findByText(/찾는 회원이 없습니다/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering(offline),
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '회원 검색' }), '한');
    await expect(await canvas.findByText(/회원을 찾지 못했습니다/)).toBeVisible();
  },
};
