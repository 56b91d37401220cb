/** What a block that is no quotation takes for granted, by a word of the block. */
export const preambles: Readonly<Record<string, string>> = {
  'satisfies Meta': `
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FavouriteStar } from '@/features/favourites';`,
  'const states = {': `
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';`,
  definePage: `
import { createEvent } from 'effector';
import * as z from 'zod/mini';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import { definePage } from '@/shared/routes';
const xSearch = z.object({ tab: z._default(z.string(), '') });
type XSearch = z.infer<typeof xSearch>;
const pageOpened = createEvent<PageOpening<object, XSearch>>();
const pageSearchChanged = createEvent<PageOpening<object, XSearch>>();
const pageClosed = createEvent();`,
  createStreamCheck: `
declare const status: number;
declare const headers: Record<string, string>;`,
  'RequestKind<': `
import { DEPOSIT_TRANSITIONS, type DepositEvent, type DepositState } from '../../rules/request-transitions.ts';
import { createRequests, type RequestKind, tableOf } from '../../server/src/modules/request/index.ts';
declare const takesTwo: (request: { details: Record<string, unknown> }) => boolean;
import { recordAudit } from '../../server/src/modules/admin/index.ts';
import type { WalletService } from '../../server/src/modules/wallet/index.ts';
declare const deps: Parameters<typeof createRequests>[0];
declare const wallet: WalletService;
declare const depositPosting: (step: object) => Parameters<WalletService['post']>[1];
declare const auditOf: (action: string, step: object) => Parameters<typeof recordAudit>[1];`,
  createForm: `
import { sample } from 'effector';
import * as z from 'zod/mini';
import { requiredText } from '@/entities/account-fields';
import { createApiMutation } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
const login = createApiMutation(async (_api, _form: { userId: string; password: string }) => undefined);`,
};
