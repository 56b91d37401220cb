import { DEFAULT_LIMITS, LIMIT_GROUPS } from '#rules/limits.ts';
import { makeAuditRecord } from '@/entities/desk-audit/testing';
import { $desk, type DeskRequest } from '@/entities/desk-request';
import {
  makeBonusSetting,
  makeDesk,
  makeLimitSetting,
  makeSetting,
} from '@/entities/desk-request/testing';
import { deskScope } from '@/features/desk-list/testing';
import { type FakeCall, makeProblem } from '@/shared/api/testing';
import type { SiteSettings } from '../model/settings';

type Answers = Parameters<typeof deskScope>[0];

const levelLimits: SiteSettings['levelLimits'] = LIMIT_GROUPS.map((group) => ({
  group,
  ...DEFAULT_LIMITS[group],
}));

/** The settings of an open site. */
export function makeSettings(part: Partial<SiteSettings> = {}): SiteSettings {
  return {
    siteNoticeFlg: false,
    joinStartEndFlg: false,
    tetherMaintenanceFlag: 0,
    autoLogoutMin: 120,
    usdRate: 13_800_000,
    bonusTerms: [
      { bonus: 'joinFirst', basisPoints: 1_000, capPoints: 100_000, turnoverPercent: 300 },
      { bonus: 'dayFirst', basisPoints: 500, capPoints: 100_000, turnoverPercent: 200 },
      { bonus: 'every', basisPoints: 300, capPoints: 50_000, turnoverPercent: 200 },
      { bonus: 'coin', basisPoints: 500, capPoints: 100_000, turnoverPercent: 200 },
      { bonus: 'none', basisPoints: 0, capPoints: 0, turnoverPercent: 100 },
    ],
    levelLimits,
    idNiknameBan: ['admin', 'gm', 'hanpan', '고객센터', '관리자', '운영자', '한판'],
    ...part,
  };
}

/** Another admin was first. */
export const overtaken = makeProblem('INVALID_STATE');

/** What is loaded of each change that is decided. */
export const detailsOf = (requests: readonly DeskRequest[]): Answers =>
  Object.fromEntries(
    requests.map((request) => [
      `GET /desk/request/setting/${request.id}`,
      { body: { request, steps: [], preview: null } },
    ]),
  );

const makeGame = (id: number, systemMaintenanceFlg: boolean) => ({
  id,
  systemMaintenanceFlg,
  until: null,
  openBets: 0,
  stakes: [],
});
const records = [
  makeAuditRecord({
    id: 12,
    action: 'setting.change',
    target: 'site',
    changes: [{ field: 'joinStartEndFlg', before: 'true', after: 'false' }],
  }),
  makeAuditRecord({
    id: 11,
    action: 'setting.approve',
    target: 'req_6',
    changes: [{ field: 'capPoints', before: '50000', after: '80000' }],
  }),
  makeAuditRecord({
    id: 10,
    action: 'setting.second',
    target: 'req_3',
    changes: [
      { field: 'state', before: 'awaiting_second', after: 'approved' },
      { field: 'bonus', before: null, after: 'joinFirst' },
      { field: 'basisPoints', before: '800', after: '1000' },
    ],
  }),
];

/** What was sent, of the story that is drawn. */
export const sent: unknown[] = [];

/** The scope of an admin who sees these settings, and a change that waits. */
export function scopeOf(answers: Answers = {}, shown: SiteSettings = makeSettings()) {
  sent.length = 0;
  let now = shown;
  const changes = [makeSetting(), makeBonusSetting(), makeLimitSetting()];
  const all = {
    'GET /admin/setting': () => ({ body: now }),
    'PATCH /admin/setting': ({ body }: FakeCall) => {
      sent.push(body);
      const { was: _was, ...change } = body as Partial<SiteSettings> & { was: unknown };
      now = { ...now, ...change };
      const ours = { serverTime: 0, logoutMin: 1, currentAccessUserCount: 0, clockMode: 'system' };
      const coinBonus = { basisPoints: 500, capPoints: 100_000 };
      const { usdRate: _rate, bonusTerms: _terms, ...open } = now;
      return { body: { ...open, ...ours, coinBonus } };
    },
    'GET /desk/request/setting?tab=waiting': { body: { data: changes, nextCursor: null } },
    ...detailsOf(changes),
    'GET /admin/audit': { body: { data: records, nextCursor: null } },
    'GET /desk/minigame': { body: { data: [makeGame(213, false), makeGame(404, true)] } },
    'POST /admin/setting/request': ({ body }: FakeCall) => {
      sent.push(body);
      return { status: 201, body: makeSetting() };
    },
    ...answers,
  };
  return deskScope(all, undefined, [[$desk, makeDesk()]]);
}
