import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBet } from '@/entities/bet/testing';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $setting } from '@/entities/setting/testing';
import { inScenarios, makeScope } from '@/shared/lib/test-scope';
import { $bets, $betsFailure } from '../model';
import { AccountColumn } from './account-column';

const scopeOf = (...values: (readonly [unknown, unknown])[]) => ({
  scope: () => makeScope({ values }),
});
const member = [$member, makeMember({ level: 4 })] as const;

const meta = {
  title: 'widgets/account-column/AccountColumn',
  component: AccountColumn,
  parameters: { router: {} },
} satisfies Meta<typeof AccountColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: inScenarios({
    ordinary: scopeOf(member, [$bets, [makeBet()]]),
    loading: scopeOf(member),
    empty: scopeOf(member, [$bets, []]),
    failed: scopeOf(member, [$betsFailure, { kind: 'contract', requestId: 'Rq7fK2' }]),
  }),
};

/** Nobody can join: the login is what is left. */
export const SignupClosed: Story = {
  parameters: scopeOf([$setting, { joinStartEndFlg: true }]),
  globals: { viewport: { value: 'phone' } },
};
